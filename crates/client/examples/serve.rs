//! Serves the client alone, for working on it: `cargo run -p parlour-client --example serve`. Play against bots works; shared tables
//! need the real server.

use std::{
    io::{BufRead as _, BufReader, Result, Write as _},
    net::{TcpListener, TcpStream},
    thread,
};

/// As the real server sends it.
const POLICY: &str =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:";

fn main() -> Result<()> {
    let address = std::env::args().nth(1).unwrap_or_else(|| "127.0.0.1:7474".to_owned());
    let listener = TcpListener::bind(&address)?;
    println!("http://{address}");
    for stream in listener.incoming() {
        let stream = stream?;
        // A visitor who goes away in the middle is nothing to stop for.
        thread::spawn(move || drop(answer(&stream)));
    }
    Ok(())
}

fn answer(stream: &TcpStream) -> Result<()> {
    let mut lines = BufReader::new(stream).lines();
    let request = lines.next().unwrap_or_else(|| Ok(String::new()))?;
    let mut brotli = false;
    for line in lines {
        let line = line?.to_ascii_lowercase();
        brotli |= line.starts_with("accept-encoding:") && line.contains("br");
        if line.is_empty() {
            break;
        }
    }
    let path = request.split(' ').nth(1).unwrap_or("/").split('?').next().unwrap_or("/");
    let is_file = path.starts_with("/assets/") || path.contains('.');
    let asset = parlour_client::find(path).or_else(|| (!is_file).then(parlour_client::index));
    let Some(asset) = asset else {
        return write!(&*stream, "HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
    };
    let (bytes, encoding) = match asset.brotli {
        Some(bytes) if brotli => (bytes, "content-encoding: br\r\n"),
        _ => (asset.bytes, ""),
    };
    let cache = if asset.immutable { "max-age=31536000, immutable" } else { "no-cache" };
    write!(
        &*stream,
        "HTTP/1.1 200 OK\r\ncontent-type: {}\r\ncontent-length: {}\r\n{encoding}cache-control: {cache}\r\n\
         content-security-policy: {POLICY}\r\netag: {}\r\nconnection: close\r\n\r\n",
        asset.mime,
        bytes.len(),
        asset.etag
    )?;
    (&*stream).write_all(bytes)
}

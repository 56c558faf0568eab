//! A network in floating-point numbers, written as a file and calculated the plain way.

/// Weights and a bias for each output.
pub(crate) struct Linear {
    pub(crate) weights: Vec<Vec<f64>>,
    pub(crate) bias: Vec<f64>,
}

/// How large a network is.
#[derive(Clone, Copy)]
pub(crate) struct Size {
    pub(crate) observation: usize,
    pub(crate) actions: usize,
    pub(crate) seats: usize,
    pub(crate) width: usize,
    pub(crate) inner: usize,
    pub(crate) side: usize,
}

/// Every action has a word of this many values and a set of this many bits.
pub(crate) const VALUES: u16 = 3;
pub(crate) const BITS: u16 = 4;

/// A network of random weights, every one of which can be written exactly.
pub(crate) struct Reference {
    pub(crate) size: Size,
    input: Linear,
    inner: Linear,
    outer: Linear,
    asked: Linear,
    shares: Linear,
    traits: Vec<Vec<f64>>,
    judge: Vec<f64>,
}

/// Random numbers that are the same everywhere.
pub(crate) struct Numbers(u64);

impl Numbers {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed * 2 + 1)
    }

    /// A number below `bound`.
    pub(crate) fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }

    /// A row of weights: bytes times two to the minus seven, the first of them so large that they are written so.
    fn row(&mut self, length: usize, part: f64) -> Vec<f64> {
        let byte = |numbers: &mut Self| (numbers.below(255) as f64 - 127.0) * part;
        let mut row: Vec<f64> = (0..length).map(|_| (byte(self) / 128.0 * 128.0).trunc() / 128.0).collect();
        row[0] = 100.0 / 128.0;
        row
    }

    fn linear(&mut self, inputs: usize, outputs: usize, part: f64) -> Linear {
        let weights = (0..outputs).map(|_| self.row(inputs, part)).collect();
        Linear { weights, bias: (0..outputs).map(|_| (self.below(200) as f64 - 100.0) / 256.0).collect() }
    }
}

impl Linear {
    fn sums(&self, inputs: &[f64]) -> Vec<f64> {
        let row = |(row, bias): (&Vec<f64>, &f64)| {
            bias + row.iter().zip(inputs).map(|(weight, input)| weight * input).sum::<f64>()
        };
        self.weights.iter().zip(&self.bias).map(row).collect()
    }

    fn write(&self, out: &mut Vec<u8>) {
        rows(&self.weights, out);
        self.write_bias(out);
    }

    fn write_bias(&self, out: &mut Vec<u8>) {
        out.extend(self.bias.iter().flat_map(|bias| ((bias * 4096.0) as i32).to_le_bytes()));
    }
}

/// Rows with the exponent 7.
fn rows(rows: &[Vec<f64>], out: &mut Vec<u8>) {
    for row in rows {
        out.push(7);
        out.extend(row.iter().map(|weight| ((weight * 128.0) as i8).to_le_bytes()[0]));
    }
}

fn relu(sums: Vec<f64>) -> Vec<f64> {
    sums.into_iter().map(|sum| sum.clamp(0.0, 64.0)).collect()
}

impl Reference {
    pub(crate) fn random(size: Size, seed: u64) -> Self {
        let mut numbers = Numbers::new(seed);
        let Size { observation, actions, seats, width, inner, side } = size;
        let traits = actions + usize::from(VALUES + BITS);
        Self {
            size,
            input: numbers.linear(observation, width, 0.3),
            inner: numbers.linear(width, inner, 0.1),
            outer: numbers.linear(inner, width, 0.1),
            asked: numbers.linear(width, 2 * side, 0.1),
            shares: numbers.linear(width, seats, 0.1),
            traits: (0..traits).map(|_| numbers.row(2 * side, 0.5)).collect(),
            judge: numbers.row(side, 0.5),
        }
    }

    /// The file.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        let Size { observation, actions, seats, width, inner, side } = self.size;
        let mut out = b"PLRNET01".to_vec();
        for word in [1, observation, actions, seats, width, inner, side, 2] {
            out.extend((word as u16).to_le_bytes());
        }
        out.extend(VALUES.to_le_bytes());
        out.extend((BITS | 0x8000).to_le_bytes());
        let columns: Vec<Vec<f64>> =
            (0..observation).map(|input| self.input.weights.iter().map(|row| row[input]).collect()).collect();
        rows(&columns, &mut out);
        self.input.write_bias(&mut out);
        for layer in [&self.inner, &self.outer, &self.asked, &self.shares] {
            layer.write(&mut out);
        }
        rows(&self.traits, &mut out);
        rows(std::slice::from_ref(&self.judge), &mut out);
        out
    }

    /// The logits of some actions, and the win chances of all seats.
    pub(crate) fn evaluate(&self, observation: &[i8], actions: &[(usize, [u16; 2])]) -> (Vec<f64>, Vec<f64>) {
        let observation: Vec<f64> = observation.iter().map(|&number| f64::from(number)).collect();
        let known: Vec<f64> = self.input.sums(&observation);
        let between = relu(self.inner.sums(&relu(known.clone())));
        let outer = self.outer.sums(&between);
        let state = relu(known.iter().zip(outer).map(|(known, more)| known.max(0.0) + more).collect());
        let asked = self.asked.sums(&state);
        let logits = actions.iter().map(|&(number, features)| self.logit(&asked, number, features)).collect();
        let shares: Vec<f64> = self.shares.sums(&state).iter().map(|share| share.exp()).collect();
        let total: f64 = shares.iter().sum();
        (logits, shares.iter().map(|share| share / total).collect())
    }

    fn logit(&self, asked: &[f64], number: usize, [value, bits]: [u16; 2]) -> f64 {
        let (actions, side) = (self.size.actions, self.size.side);
        let of_bits = (0..BITS).filter(|bit| bits >> bit & 1 == 1).map(|bit| usize::from(VALUES + bit));
        let has =
            [usize::from(value)].into_iter().filter(|&value| value > 0).map(|value| value - 1).chain(of_bits);
        let places: Vec<usize> = [number].into_iter().chain(has.map(|place| actions + place)).collect();
        let sum = |column: usize| places.iter().map(|&place| self.traits[place][column]).sum::<f64>();
        let judged: f64 = (0..side).map(|at| (sum(at) + asked[at]).max(0.0) * self.judge[at]).sum();
        judged + (side..2 * side).map(|at| sum(at) * asked[at]).sum::<f64>()
    }
}

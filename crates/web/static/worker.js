// The table against bots. The page sends the compiled module first, so that it is not compiled twice.
import init, { worker } from "{{glue}}";

onmessage = (event) => {
  onmessage = null;
  init({ module_or_path: event.data }).then(() => worker());
};

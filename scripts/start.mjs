// `npm start`: install what is missing, build, run. Built-in modules only; see ready.mjs.
import { ensureBuilt, ensureInstalled, runProduct } from "./ready.mjs";

ensureInstalled();
ensureBuilt();
runProduct(["serve", ...process.argv.slice(2)]);

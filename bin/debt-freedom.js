#!/usr/bin/env node
// The command line on the pinned runtime. Begins on the machine's own Node: built-in modules only.
import { ensureBuilt, ensureInstalled, runProduct } from "../scripts/ready.mjs";

ensureInstalled();
ensureBuilt();
runProduct(process.argv.slice(2));

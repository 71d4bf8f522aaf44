import { z } from "zod";

// The content security policy allows no code from strings, which the validator would otherwise try for speed when a schema is
// made. Imported before everything else, because schemas are made while modules load.
z.config({ jitless: true });

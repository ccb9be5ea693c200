// Loads the modules of the three processes once, so that Node writes its compile cache. Run while the image is built; starts nothing.
import { flushCompileCache } from "node:module";

const programs = [
  "../../apps/api/src/compose.ts",
  "../../apps/worker/src/worker.ts",
  "../../apps/web/server/handler.ts",
  "../../apps/web/dist/server/server.js",
  "../../packages/db/src/migrate.ts",
];
for (const program of programs) await import(new URL(program, import.meta.url).href);
flushCompileCache();
process.exit(0);

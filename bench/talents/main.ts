import { relevance } from "./relevance/main.ts";
import { scale } from "./scale/main.ts";

const parts = { scale, relevance } as const;
const [name = "", ...args] = process.argv.slice(2);
const part = Object.hasOwn(parts, name) ? parts[name as keyof typeof parts] : null;
if (part === null) {
  process.stderr.write(
    `usage: ./orbita bench talents ${Object.keys(parts).join("|")} [--quick] [--talents=10000,100000]\n`,
  );
  process.exit(2);
}
await part(args);

import { questions } from "./questions.ts";
import { speed } from "./speed.ts";

/** Without a part: the judged questions. `speed`: the duration of an answer, compared with a read by key. */
const parts = { questions, speed } as const;
const [name = "", ...args] = process.argv.slice(2);
if (name === "" || name.startsWith("--")) await questions(process.argv.slice(2));
else if (Object.hasOwn(parts, name)) await parts[name as keyof typeof parts](args);
else {
  process.stderr.write(`usage: ./orbita bench assistant [${Object.keys(parts).join("|")}] [--seed=N] [--worst]\n`);
  process.exitCode = 2;
}

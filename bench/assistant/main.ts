import { testQuestions } from "./questions.ts";
import { speed } from "./speed.ts";

/**
 * The parts of this benchmark. `questions`, the default: questions whose right answers are known. `speed`: the duration of an
 * answer, compared with reading a job post.
 */
const parts = { questions: testQuestions, speed } as const;
const [name = "", ...args] = process.argv.slice(2);
if (name === "" || name.startsWith("--")) await testQuestions(process.argv.slice(2));
else if (Object.hasOwn(parts, name)) await parts[name as keyof typeof parts](args);
else {
  process.stderr.write(`usage: ./orbita bench assistant [${Object.keys(parts).join("|")}] [--seed=N] [--worst]\n`);
  process.exitCode = 2;
}

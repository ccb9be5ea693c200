// Draws 300 English and 300 Italian texts at random, for a reader who judges whether they read as if a native speaker wrote them.
//   node infra/prose/sample-texts.mjs [COMMIT]   the hash of the commit, by default HEAD, is the seed
import { draw, seedOf } from "./draw.mjs";
import { readUserTexts } from "./user-texts.mjs";

const commit = seedOf(process.argv[2]);
console.log(`sample of ${commit}`);
for (const language of ["en", "it"]) {
  const texts = (await readUserTexts(language)).map(({ source, text }) => ({ path: source, line: language, text }));
  const distinct = [...new Map(texts.map((one) => [`${one.path} ${one.text}`, one])).values()];
  for (const { path, text } of draw(distinct, 300, commit)) console.log(`${language}\t${path}\t${text}`);
}

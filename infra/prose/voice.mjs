// Checks the texts that users read against the voice guide: retired words, terms outside the glossary, texts built from pieces, plural
// slips, raw codes.
//   node infra/prose/voice.mjs    prints the findings, and fails if there are any
import { readUserTexts } from "./user-texts.mjs";
import { voiceRules } from "./voice-rules.mjs";
import { voiceExceptions } from "./voice-exceptions.mjs";

/** Removes the names of placeholders and the keys of plurals from a text, because users never read them. */
const visible = (text) =>
  text
    .replaceAll(/\{(\w+), (?:plural|select|selectordinal|number|date|time)\b,?/g, "{$1}")
    .replaceAll(/<\/?\d+\/?>/g, "");

/** Fails if a rule does not find its own bad example, or finds its good one, because such a rule checks nothing. */
for (const { id, language, pattern, bad, good } of voiceRules) {
  if (!pattern.test(visible(bad))) throw new Error(`${language} ${id} does not find "${bad}"`);
  if (pattern.test(visible(good))) throw new Error(`${language} ${id} finds "${good}"`);
}
const used = new Set();
let findings = 0;
let total = 0;
for (const language of ["en", "it"]) {
  const texts = await readUserTexts(language);
  total += texts.length;
  for (const { source, text } of texts)
    for (const rule of voiceRules) {
      if (rule.language !== language || !rule.pattern.test(visible(text))) continue;
      const exception = voiceExceptions.find(
        (one) => one.rule === rule.id && (one.language ?? language) === language && one.text.test(text),
      );
      if (exception) {
        used.add(exception);
        continue;
      }
      findings += 1;
      console.log(`${source}: ${language} ${rule.id} (write ${rule.hint}): ${text}`);
    }
}
for (const exception of voiceExceptions.filter((one) => !used.has(one))) {
  findings += 1;
  console.log(`the exception for "${exception.rule}" ${exception.text} is not used any more: delete it`);
}
console.log(`${findings} findings in ${total} texts`);
if (findings > 0) process.exitCode = 1;

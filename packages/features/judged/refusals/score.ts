import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { refuse } from "../../src/assistant/onbox/refuse.ts";

/**
 * Scores the refusals on four hundred phrases, which were written without knowledge of the rules. One half may be used to improve the rules. Of the
 * other half ("held") only the figures are printed, so that the rules are not fitted to its phrases.
 */
type PhraseLanguage = "it" | "en";
type ExpectedRefusal = "protected" | "ranking" | "instruction" | "-";
type PhraseSplit = "tuning" | "held";

type RefusalPhrase = { expected: ExpectedRefusal; language: PhraseLanguage; text: string; half: PhraseSplit };
type ScoredPhrase = RefusalPhrase & { got: ExpectedRefusal };

export type RefusalFigures = {
  phrases: number;
  right: number;
  toDecline: number;
  declined: number;
  declinedAsExpected: number;
  innocent: number;
  falselyDeclined: number;
};

export type RefusalScore = Record<PhraseSplit, RefusalFigures> & { tuningWrong: ScoredPhrase[] };

const isExpected = (word: string | undefined): word is ExpectedRefusal =>
  word === "protected" || word === "ranking" || word === "instruction" || word === "-";

const halfOf = (text: string): PhraseSplit =>
  (createHash("sha256").update(text).digest()[0] ?? 0) % 2 === 1 ? "held" : "tuning";

/** Reads phrases.tsv; a line `# it` or `# en` gives the language of the lines below it. */
function readPhrases(): RefusalPhrase[] {
  const phrases: RefusalPhrase[] = [];
  let language: PhraseLanguage = "it";
  for (const line of readFileSync(new URL("phrases.tsv", import.meta.url), "utf8").split("\n")) {
    if (line === "# it" || line === "# en") {
      language = line === "# it" ? "it" : "en";
      continue;
    }
    if (line === "") continue;
    const [expected, text] = line.split("\t");
    if (!isExpected(expected) || text === undefined)
      throw new Error("a line of phrases.tsv is not `expected<TAB>phrase`");
    phrases.push({ expected, language, text, half: halfOf(text) });
  }
  return phrases;
}

const isRight = (judged: ScoredPhrase): boolean => judged.got === judged.expected;

function figuresOf(judged: ScoredPhrase[]): RefusalFigures {
  const toDecline = judged.filter((one) => one.expected !== "-");
  const innocent = judged.filter((one) => one.expected === "-");
  return {
    phrases: judged.length,
    right: judged.filter(isRight).length,
    toDecline: toDecline.length,
    declined: toDecline.filter((one) => one.got !== "-").length,
    declinedAsExpected: toDecline.filter(isRight).length,
    innocent: innocent.length,
    falselyDeclined: innocent.filter((one) => one.got !== "-").length,
  };
}

export function scoreRefusals(): RefusalScore {
  const judged = readPhrases().map((phrase): ScoredPhrase => ({
    ...phrase,
    got: refuse(phrase.text, phrase.language)?.refusal ?? "-",
  }));
  const tuning = judged.filter((one) => one.half === "tuning");
  return {
    tuning: figuresOf(tuning),
    held: figuresOf(judged.filter((one) => one.half === "held")),
    tuningWrong: tuning.filter((one) => !isRight(one)),
  };
}

function describe(half: PhraseSplit, figures: RefusalFigures): string {
  const { phrases, right, toDecline, declined, declinedAsExpected, innocent, falselyDeclined } = figures;
  return [
    `${half}: ${right} of ${phrases} right`,
    `declined at all ${declined} of ${toDecline}`,
    `as the expected kind ${declinedAsExpected} of ${toDecline}`,
    `falsely declined ${falselyDeclined} of ${innocent}`,
  ].join("; ");
}

if (import.meta.main) {
  const score = scoreRefusals();
  const lines = [
    describe("tuning", score.tuning),
    describe("held", score.held),
    "tuning phrases that went wrong (expected, got, language, phrase):",
    ...score.tuningWrong.map((one) => [one.expected, one.got, one.language, one.text].join("\t")),
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}

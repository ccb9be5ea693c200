import { loadSkills, loadOccupations, loadVocabulary } from "@orbita/db/seed";
import {
  askOnBox,
  goals,
  halvesOf,
  kinds,
  meetsGoals,
  setOf,
  type AssistantFigures,
  type ScoredAnswer,
} from "@orbita/features/judged";
import { createDatabase, prepareTemplate } from "@orbita/testing";
import { report, round } from "../figures.ts";

const optionOf = (name: string, args: readonly string[]) =>
  args.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);

const cell = (figure: number) => figure.toFixed(3).padStart(9);
function tableOf(columns: Readonly<Record<string, AssistantFigures>>): string {
  const all = Object.values(columns);
  const row = (name: string, pick: (figures: AssistantFigures) => number) =>
    `${name.padEnd(22)}${all.map((figures) => cell(pick(figures))).join("")}`;
  return [
    "".padEnd(22) +
      Object.keys(columns)
        .map((name) => name.padStart(9))
        .join(""),
    row("right", ({ right }) => right),
    ...kinds.map((kind) => row(`  ${kind}`, (figures) => figures.kinds[kind]!)),
    row("  asked in it", (figures) => figures.languages["it"]!),
    row("  asked in en", (figures) => figures.languages["en"]!),
    row("with its quote", ({ quoted }) => quoted),
    row("grounded", ({ grounded }) => grounded),
    row("refusals", ({ refusals }) => refusals),
    row("falsely refused", ({ falselyRefused }) => falselyRefused),
  ].join("\n");
}

/** Lists wrong answers for tuning: only those of the tuning half, never of the held-out half. */
function worst(marked: readonly ScoredAnswer[]): void {
  const wrong = marked.filter(
    ({ judged, verdict }) => judged.half === "tuning" && (!verdict.right || verdict.quoted === false),
  );
  for (const { judged, verdict, given } of wrong) {
    const { number, kind, sort, language, question, subjects, truth } = judged;
    const why = verdict.right ? "no quote contains it" : verdict.wrong.join("; ");
    const said = [given.text, ...given.statements.map(({ text }) => text)].filter(Boolean).join(" / ");
    process.stdout.write(
      `#${number} ${kind}, ${sort} (${language}): ${question}\n    ${why}\n    answered: ${given.kind}: ${said}\n`,
    );
    process.stdout.write(
      `    of: ${subjects.map(({ label }) => label).join(", ")}; true: ${JSON.stringify(truth).slice(0, 400)}\n`,
    );
  }
}

/** Tests the assistant with three hundred questions whose true answers are known. See docs/guides/assistant-judging.md. */
export async function testQuestions(args: readonly string[]): Promise<void> {
  const seed = optionOf("seed", args) ?? "1";
  await prepareTemplate();
  const database = await createDatabase();
  try {
    await loadVocabulary(database.db);
    await loadSkills(database.db);
    await loadOccupations(database.db);
    const set = await setOf(database.db, seed);
    const began = performance.now();
    const marked = await askOnBox(database.db, set);
    const ms = (performance.now() - began) / set.length;
    const halves = halvesOf(marked);
    // Prints details only for the first question set: other sets reuse wordings, so their details could reveal held-out questions.
    if (args.includes("--worst") && seed === "1") worst(marked);
    process.stdout.write(`${tableOf(halves)}\n`);
    report("assistant", { seed, goals, msEach: round(ms), ...halves }, meetsGoals(halves.all));
  } finally {
    await database.drop();
  }
}

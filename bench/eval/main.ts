import { parseArgs } from "node:util";
import { modelSettings, openModel, type Model } from "@orbita/platform";
import { report, round } from "../figures.ts";
import { evalDocuments, type DocumentFigures } from "./documents.ts";
import { costOf, type ModelCallStats } from "./listen.ts";
import { evalQuestions, type QuestionFigures } from "./questions.ts";

/** Evaluates the installation's model with our own benchmarks. See docs/guides/assistant-judging.md. */
const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    set: { type: "string", default: "core" },
    questions: { type: "string", default: "300" },
    documents: { type: "string", default: "12" },
  },
});

const row = (name: string, ...cells: (number | string)[]) =>
  `${name.padEnd(24)}${cells.map((cell) => (typeof cell === "number" ? cell.toFixed(3) : cell).padStart(12)).join("")}\n`;
const took = (model: Model, heard: ModelCallStats) => ({
  calls: heard.calls,
  failed: heard.failed,
  ...heard.usage,
  euros: round(costOf(heard, model), 4),
  secondsEach: heard.calls === 0 ? 0 : round(heard.ms / heard.calls / 1_000),
});

function showQuestions({ onBox, withModel, dropped }: QuestionFigures): void {
  process.stdout.write(row("questions", "on-box", "with model"));
  process.stdout.write(row("right", onBox.right, withModel.right));
  for (const kind of Object.keys(onBox.kinds))
    process.stdout.write(row(`  ${kind}`, onBox.kinds[kind]!, withModel.kinds[kind]!));
  process.stdout.write(row("with its quote", onBox.quoted, withModel.quoted));
  process.stdout.write(row("grounded", onBox.grounded, withModel.grounded));
  process.stdout.write(row("refusals", onBox.refusals, withModel.refusals));
  process.stdout.write(row("dropped statements", "", dropped));
}
function showDocuments({ onBox, withModel }: DocumentFigures): void {
  process.stdout.write(`\n${row(`${onBox.documents} documents`, "on-box", "with model")}`);
  process.stdout.write(row("macro-F1", onBox.macroF1, withModel.macroF1));
  for (const [field, figure] of Object.entries(onBox.fields))
    process.stdout.write(row(`  ${field}`, figure, withModel.fields[field as keyof typeof withModel.fields]));
}

async function measure(model: Model): Promise<void> {
  process.stdout.write(`${model.provider} ${model.name}\n\n`);
  const { seed, set } = values;
  const [most, documents] = [Number(values.questions), Number(values.documents)];
  const questions = most > 0 ? await evalQuestions(model, { seed, most }) : null;
  if (questions) showQuestions(questions);
  const read = documents > 0 ? await evalDocuments(model, { set, most: documents }) : null;
  if (read) showDocuments(read);
  report(
    "eval",
    {
      model: model.name,
      ...(questions && {
        questions: {
          onBox: questions.onBox.right,
          withModel: questions.withModel.right,
          phrased: questions.phrased,
          dropped: round(questions.dropped, 4),
          ...took(model, questions.heard),
        },
      }),
      ...(read && {
        documents: {
          onBox: round(read.onBox.macroF1, 4),
          withModel: round(read.withModel.macroF1, 4),
          ...took(model, read.heard),
        },
      }),
    },
    // The evaluation fails if a statement was shown that no line of the CV supports, however good the model is.
    questions === null || questions.withModel.grounded === 1,
  );
}

const settings = Object.entries(modelSettings).map(([name, setting]) => [
  name,
  setting.parse(process.env[name] || undefined),
]);
const model = openModel(Object.fromEntries(settings) as Parameters<typeof openModel>[0]);
if (model) await measure(model);
else {
  process.stderr.write(
    "eval: no model is set up: AI_PROVIDER, AI_MODEL and AI_URL or AI_KEY, see docs/configuration.md\n",
  );
  process.exitCode = 2;
}

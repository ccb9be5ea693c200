import {
  byteOrderMark,
  csvRow,
  type FileAnswer,
  type Requirement,
  type ServerLanguage,
  type StageLabels,
} from "@orbita/contract";
import { applicationStatusNames, codeName, requirementName, verdictNames } from "@orbita/i18n";
import { requirementsOf } from "../evidence/index.ts";
import { findJobPost, presentJobPost } from "../job-posts/index.ts";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { findCsvRows, type ApplicationCsvRow } from "./csv-queries.ts";
import { canActOnApplication } from "./policy.ts";
import { presentApplicationCard } from "./present.ts";
import { findStages } from "./stage-queries.ts";

const heads = {
  it: {
    who: ["Candidatura", "Nome", "Email", "Telefono", "Profilo", "Città", "Anni di esperienza"],
    what: ["Stato", "Etichette", "Arrivata", "Ultimo passaggio", "Rispondere entro", "Prima risposta", "Note"],
  },
  en: {
    who: ["Application", "Name", "Email", "Phone", "Headline", "City", "Years of experience"],
    what: ["State", "Tags", "Received", "Last step", "Answer by", "First answer", "Notes"],
  },
} as const;

type CsvFormat = {
  readonly language: ServerLanguage;
  readonly requirements: readonly Requirement[];
  readonly labels: StageLabels["labels"];
};

/** The cells of a row of the CSV export: exactly the data that members see on the page, so a blind application has neither name nor contacts. */
function cellsOf(row: ApplicationCsvRow, { language, requirements, labels }: CsvFormat) {
  const card = presentApplicationCard(row);
  const own = labels.find(({ status }) => status === card.status);
  return [
    card.blind ? codeName(card.code, language) : card.code,
    card.name,
    row.email,
    row.phone,
    card.headline,
    card.city,
    card.years,
    ...requirements.map(({ id }) => verdictNames[row.verdict_of?.[id] ?? "unknown"][language]),
    own?.[language] ?? applicationStatusNames[card.status][language],
    card.tags.join(", "),
    card.sent,
    card.moved,
    card.replyBy,
    card.answeredAt,
    card.notes,
  ];
}

const page = 500;

async function* rowsOf(ctx: ReadCtx, jobPostId: string, table: CsvFormat): AsyncGenerator<Uint8Array> {
  const { who, what } = heads[table.language];
  const asked = table.requirements.map((one) => requirementName(one, table.language));
  const encoder = new TextEncoder();
  yield encoder.encode(byteOrderMark + csvRow([...who, ...asked, ...what]));
  for (let after: ApplicationCsvRow | null = null; ;) {
    const rows: ApplicationCsvRow[] = await findCsvRows(ctx.tx, { jobPostId, after, limit: page });
    if (rows.length > 0) yield encoder.encode(rows.map((row) => csvRow(cellsOf(row, table))).join(""));
    if (rows.length < page) return;
    after = rows.at(-1)!;
  }
}

export async function exportCsv(
  ctx: ReadCtx,
  { jobPostId }: { jobPostId: string },
  { language }: { language: ServerLanguage },
): Promise<FileAnswer> {
  const row = await findJobPost(ctx.tx, jobPostId);
  if (!row || row.status === "deleted" || !canActOnApplication(ctx.actor, "read", row)) return fail("jobPost.notFound");
  const requirements = requirementsOf(presentJobPost(row, ctx.now));
  const labels = await findStages(ctx.tx, row.space_id);
  return {
    stream: rowsOf(ctx, jobPostId, { language, requirements, labels }),
    type: "text/csv; charset=utf-8",
    size: null,
    name: `${row.title.replaceAll(/[^\p{L}\p{N} ]/gu, " ").trim()}.csv`,
    inline: false,
    tag: null,
  };
}

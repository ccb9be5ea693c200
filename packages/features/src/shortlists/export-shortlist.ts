import { byteOrderMark, csvRow, type FileAnswer, type ResumeCard, type ServerLanguage } from "@orbita/contract";
import { toStepDisclosure } from "../disclosures/index.ts";
import type { StepCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { talentCards, type TalentCard } from "../talent-search/index.ts";
import { findShortlistEntries, type ShortlistEntryRow } from "./entry-queries.ts";
import { requireShortlistSpace } from "./policy.ts";
import { findShortlist } from "./queries.ts";

const texts = {
  it: {
    heads: [
      "Nome",
      "Profilo",
      "Città",
      "Anni di esperienza",
      "Ultimo ruolo",
      "Azienda",
      "Competenze",
      "Lingue",
      "Nota",
    ],
    added: ["Aggiunto da", "Aggiunto il"],
    gone: "Non più tra i talenti che si fanno trovare",
    nameless: "Nome non mostrato",
    withheld: "Nome non mostrato: limite di oggi raggiunto",
    summary: (count: number) =>
      `${count === 1 ? "1 nome non mostrato" : `${count} nomi non mostrati`}: il limite di oggi è raggiunto. Domani puoi esportare di nuovo.`,
  },
  en: {
    heads: ["Name", "Headline", "City", "Years of experience", "Last role", "Company", "Skills", "Languages", "Note"],
    added: ["Added by", "Added on"],
    gone: "No longer among those who let themselves be found",
    nameless: "Name not shown",
    withheld: "Name withheld: today’s limit is reached",
    summary: (count: number) =>
      `${count === 1 ? "1 name" : `${count} names`} withheld: today’s limit is reached. You can export again tomorrow.`,
  },
} as const;

const nameOf = ({ firstName, lastName }: ResumeCard) => [firstName, lastName].filter(Boolean).join(" ");

function talentCells(shown: TalentCard | undefined, language: ServerLanguage) {
  const { gone, nameless, withheld } = texts[language];
  if (!shown) return [gone, null, null, null, null, null, null, null];
  const { card } = shown;
  const [last] = card.experience;
  const skills = [...card.technicalSkills, ...card.softSkills].map(({ name, label }) => label?.[language] ?? name);
  return [
    nameOf(card) || (shown.withheld ? withheld : nameless),
    card.headline,
    card.city,
    card.years,
    last?.title ?? null,
    last?.company ?? null,
    skills.join(", "),
    card.languages.map(({ label, level }) => [label[language], level].filter(Boolean).join(" ")).join(", "),
  ];
}

const pageSize = 200;
type ShortlistExportRequest = { spaceId: string; id: string; language: ServerLanguage };

/** The rows of a shortlist's export: only what members see on the page. The last row says how many names the daily limit withheld. */
async function* rowsOf(ctx: StepCtx, { spaceId, id, language }: ShortlistExportRequest): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const { heads, added, summary } = texts[language];
  let withheld = 0;
  yield encoder.encode(byteOrderMark + csvRow([...heads, ...added]));
  for (let page = 0; ; page += 1) {
    const rows = await findShortlistEntries(ctx.tx, id, { page, size: pageSize });
    const ids = rows.map(({ resume_id }) => resume_id);
    const cards = await talentCards(toStepDisclosure(ctx), { spaceId, surface: "export" }, ids);
    withheld += [...cards.values()].filter((shown) => shown.withheld).length;
    const line = ({ resume_id, note, by, created_at }: ShortlistEntryRow) =>
      csvRow([...talentCells(cards.get(resume_id), language), note, by, created_at.toISOString()]);
    if (rows.length > 0) yield encoder.encode(rows.map(line).join(""));
    if (rows.length < pageSize) break;
  }
  if (withheld > 0) yield encoder.encode(csvRow([summary(withheld)]));
}

export async function exportShortlist(
  ctx: StepCtx,
  { id }: { id: string },
  { language }: { language: ServerLanguage },
): Promise<FileAnswer> {
  const spaceId = requireShortlistSpace(ctx.actor);
  const list = (await findShortlist(ctx.tx, spaceId, id)) ?? fail("shortlist.notFound");
  return {
    stream: rowsOf(ctx, { spaceId, id, language }),
    type: "text/csv; charset=utf-8",
    size: null,
    name: `${list.name.replaceAll(/[^\p{L}\p{N} ]/gu, " ").trim() || "shortlist"}.csv`,
    inline: false,
    tag: null,
  };
}

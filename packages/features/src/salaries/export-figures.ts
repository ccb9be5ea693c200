import { byteOrderMark, csvRow, type FileAnswer, type SalaryFigure, type ServerLanguage } from "@orbita/contract";
import type { Db } from "@orbita/db";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { findAgreements, findComputedAt, findFigures, findSalaryRole } from "./queries.ts";

const labels = {
  it: {
    file: "Bussola delle retribuzioni",
    all: "tutti i ruoli",
    italy: "Italia",
    any: "tutti",
    heads: [
      "Ruolo",
      "Anno",
      "Regione",
      "CCNL",
      "Livello",
      "Annunci",
      "Space",
      "Primo quartile (€ lordi l’anno)",
      "Mediana (€ lordi l’anno)",
      "Terzo quartile (€ lordi l’anno)",
    ],
  },
  en: {
    file: "Salary compass",
    all: "all roles",
    italy: "Italy",
    any: "all",
    heads: [
      "Role",
      "Year",
      "Region",
      "Collective agreement (CCNL)",
      "Level",
      "Jobs",
      "Spaces",
      "First quartile (gross € per year)",
      "Median (gross € per year)",
      "Third quartile (gross € per year)",
    ],
  },
} as const;

type SalaryTable = { role?: string | undefined; language: ServerLanguage };

async function roleNames(db: Db, language: ServerLanguage): Promise<Map<string, string>> {
  const rows = await db.selectFrom("occupations").select(["id", "it_masculine", "it_feminine", "label_en"]).execute();
  const nameOf = ({ it_masculine: his, it_feminine: hers, label_en: en }: (typeof rows)[number]) =>
    language === "en" ? en : his === hers ? his : `${his} / ${hers}`;
  return new Map(rows.map((row) => [row.id, nameOf(row)]));
}

async function* linesOf(db: Db, { role, language }: SalaryTable): AsyncGenerator<Uint8Array> {
  const figures = await findFigures(db, role ?? null);
  const names = await roleNames(db, language);
  const agreements = await findAgreements(db, [...new Set(figures.flatMap(({ ccnl }) => ccnl ?? []))]);
  const { heads, italy, any } = labels[language];
  const lineOf = (one: SalaryFigure & { role: string }): string =>
    csvRow([
      names.get(one.role) ?? one.role,
      one.year,
      one.region ?? italy,
      one.ccnl === null ? any : (agreements.get(one.ccnl)?.[language] ?? one.ccnl),
      one.level ?? any,
      one.ads,
      one.spaces,
      one.low,
      one.median,
      one.high,
    ]);
  yield new TextEncoder().encode(byteOrderMark + csvRow(heads) + figures.map(lineOf).join(""));
}

/** The published figures of a role, or of all roles, as CSV. */
export async function exportFigures({ tx }: Pick<ReadCtx, "tx">, asked: SalaryTable): Promise<FileAnswer> {
  const role =
    asked.role === undefined ? null : ((await findSalaryRole(tx, asked.role)) ?? fail("salaryRole.notFound"));
  const computedAt = await findComputedAt(tx);
  const { file, all } = labels[asked.language];
  const name = role ? (asked.language === "en" ? role.en : role.itMasculine) : all;
  return {
    stream: linesOf(tx, asked),
    type: "text/csv; charset=utf-8",
    size: null,
    name: `${file}, ${name.replaceAll(/[^\p{L}\p{N} ]/gu, " ").trim()}.csv`,
    inline: false,
    tag: computedAt && `salaries-${computedAt.getTime()}-${role?.id ?? "all"}-${asked.language}`,
  };
}

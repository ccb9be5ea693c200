import {
  byteOrderMark,
  csvRow,
  type ClickCreditReason,
  type ClickRefusal,
  type ClickSource,
  type FileAnswer,
  type JobPostId,
  type LedgerEntry,
  type ServerLanguage,
} from "@orbita/contract";
import type { ReadCtx } from "../kernel/ctx.ts";
import { findClicksAfter, type LedgerPosition } from "./ledger-queries.ts";
import { ledgerOf, presentLedgerEntry } from "./read-ledger-day.ts";

type LedgerLabels = {
  readonly heads: readonly string[];
  readonly counted: string;
  readonly refused: Record<ClickRefusal, string>;
  readonly credited: Record<ClickCreditReason, (number: number) => string>;
  readonly sources: Record<ClickSource, string>;
  readonly file: string;
};

const words: Record<ServerLanguage, LedgerLabels> = {
  it: {
    heads: ["Giorno", "Numero", "Momento", "Codice visita", "Da", "Fonte", "Campagna", "Esito", "Importo", "Totale"],
    counted: "Contato",
    refused: {
      repeated: "Già contato oggi",
      budget: "Budget finito",
      bot: "Automatico",
      own: "Membro dello Space",
      closed: "Annuncio chiuso",
      unverified: "Visita non verificata",
      pace: "Troppi clic in un minuto",
    },
    credited: {
      provider: (number) => `Accredito del clic ${number}: troppi clic dalla stessa rete`,
      burst: (number) => `Accredito del clic ${number}: raffica di clic`,
      automatic: (number) => `Accredito del clic ${number}: rete con clic automatici`,
    },
    sources: {
      list: "Elenco",
      search: "Ricerca",
      home: "Home",
      similar: "Annunci simili",
      space: "Pagina dello Space",
      feed: "Bacheca",
      share: "Condivisione",
      utm: "Campagna",
      direct: "Diretto",
    },
    file: "Registro",
  },
  en: {
    heads: ["Day", "Number", "Moment", "Visitor", "From", "Source", "Campaign", "Outcome", "Amount", "Total"],
    counted: "Counted",
    refused: {
      repeated: "Already counted today",
      budget: "Budget spent",
      bot: "Automatic",
      own: "Member of the Space",
      closed: "Job closed",
      unverified: "Visit not verified",
      pace: "Too many clicks in a minute",
    },
    credited: {
      provider: (number) => `Credit for click ${number}: too many clicks from one network`,
      burst: (number) => `Credit for click ${number}: burst of clicks`,
      automatic: (number) => `Credit for click ${number}: network with automatic clicks`,
    },
    sources: {
      list: "List",
      search: "Search",
      home: "Home",
      similar: "Similar job posts",
      space: "Page of the Space",
      feed: "Feed",
      share: "Shared link",
      utm: "Campaign",
      direct: "Direct",
    },
    file: "Ledger",
  },
};

const euros = (cents: number): string => (cents / 100).toFixed(2);

function outcomeOf({ refused, credit }: LedgerEntry, labels: LedgerLabels): string {
  if (credit) return labels.credited[credit.pattern](credit.number);
  return refused ? labels.refused[refused] : labels.counted;
}

const lineOf = (day: string, entry: LedgerEntry, labels: LedgerLabels): string =>
  csvRow([
    day,
    entry.number,
    entry.at,
    entry.visitor,
    labels.sources[entry.source],
    entry.utmSource,
    entry.utmCampaign,
    outcomeOf(entry, labels),
    euros(entry.amountCents),
    euros(entry.totalCents),
  ]);

const pageSize = 1_000;
type DayRange = { readonly from: string; readonly to: string };

/** The rows of the CSV file, oldest click first; the running total starts at zero each day. */
async function* rowsOf({ tx, asker }: ReadCtx, id: JobPostId, { from, to }: DayRange): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const inWords = words[asker.language];
  yield encoder.encode(byteOrderMark + csvRow(inWords.heads));
  let total = 0;
  for (let after: LedgerPosition = { day: from, number: 0 }; ;) {
    const rows = await findClicksAfter(tx, { jobPostId: id, to, after, limit: pageSize });
    let text = "";
    for (const row of rows) {
      total = row.amount_cents + (row.day === after.day ? total : 0);
      after = row;
      text += lineOf(row.day, presentLedgerEntry(id, row, total), inWords);
    }
    if (text) yield encoder.encode(text);
    if (rows.length < pageSize) return;
  }
}

export async function exportLedger(ctx: ReadCtx, { id }: { id: JobPostId }, days: DayRange): Promise<FileAnswer> {
  const { title } = await ledgerOf(ctx, id);
  const named = title.replaceAll(/[^\p{L}\p{N} ]/gu, " ").trim();
  return {
    stream: rowsOf(ctx, id, days),
    type: "text/csv; charset=utf-8",
    size: null,
    name: `${words[ctx.asker.language].file} ${named} ${days.from} ${days.to}.csv`,
    inline: false,
    tag: null,
  };
}

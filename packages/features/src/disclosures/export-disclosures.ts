import {
  byteOrderMark,
  csvRow,
  productName,
  type Disclosure,
  type DisclosureCsvQuery,
  type DisclosureKind,
  type DisclosureSurface,
  type FileAnswer,
  type ServerLanguage,
} from "@orbita/contract";
import type { ReadCtx } from "../kernel/ctx.ts";
import { readDisclosures } from "./read-disclosures.ts";

type DisclosureTexts = {
  readonly file: string;
  readonly heads: readonly string[];
  readonly kinds: Readonly<Record<DisclosureKind, string>>;
  readonly surfaces: Readonly<Record<DisclosureSurface, string>>;
  readonly visitor: string;
  readonly support: () => string;
  readonly yes: string;
  readonly no: string;
};

const texts: Readonly<Record<ServerLanguage, DisclosureTexts>> = {
  it: {
    file: "chi-ti-ha-visto.csv",
    heads: ["Quando", "Chi", "Persona", "Tipo", "Attraverso", "Con il nome", "Volte", "Nascosto dal"],
    kinds: { search: "Ricerca talenti", opening: "CV aperto", link: "Link condiviso", support: "Assistenza" },
    surfaces: {
      search: "Ricerca talenti",
      list: "Lista di talenti",
      export: "Esportazione CSV di una lista",
      mail: "Email di una ricerca salvata",
      assistant: "Assistente",
      offer: "Richiesta di contatto",
    },
    visitor: "Una persona con il tuo link",
    support: () => `Assistenza ${productName}`,
    yes: "Sì",
    no: "No",
  },
  en: {
    file: "who-saw-you.csv",
    heads: ["When", "Who", "Person", "Kind", "Through", "With your name", "Times", "Hidden since"],
    kinds: { search: "Talent search", opening: "CV opened", link: "Shared link", support: "Support" },
    surfaces: {
      search: "Talent search",
      list: "List of talents",
      export: "CSV export of a list",
      mail: "Email about a saved search",
      assistant: "Assistant",
      offer: "Contact request",
    },
    visitor: "Someone with your link",
    support: () => `${productName} support`,
    yes: "Yes",
    no: "No",
  },
};

function cellsOf(line: Disclosure, language: ServerLanguage) {
  const { kinds, surfaces, visitor, support, yes, no } = texts[language];
  const { kind, space, label, at, by, times, hiddenSince } = line;
  const through = line.surfaces.map((surface) => surfaces[surface]).join(", ");
  return [
    at,
    space?.name ?? (kind === "link" ? visitor : support()),
    by,
    kinds[kind],
    through || (label ?? kinds.search),
    kind === "search" ? (line.named ? yes : no) : null,
    times,
    hiddenSince,
  ];
}

const size = 100;

async function* rowsOf(ctx: ReadCtx, { language, ...query }: DisclosureCsvQuery): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(byteOrderMark + csvRow([...texts[language].heads]));
  for (let page = 0; ; page += 1) {
    const { content, totalPages } = await readDisclosures(ctx, { ...query, page, size });
    if (content.length > 0) yield encoder.encode(content.map((line) => csvRow(cellsOf(line, language))).join(""));
    if (page + 1 >= totalPages) return;
  }
}

/** The talent's own access log as a CSV file, newest first, with the filters of the page. */
export async function exportDisclosures(ctx: ReadCtx, query: DisclosureCsvQuery): Promise<FileAnswer> {
  return {
    stream: rowsOf(ctx, query),
    type: "text/csv; charset=utf-8",
    size: null,
    name: texts[query.language].file,
    inline: false,
    tag: null,
  };
}

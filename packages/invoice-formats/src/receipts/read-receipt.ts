import { allAt, parseXml, textAt, type XmlTree } from "@orbita/document-kit/xml";

/**
 * The kinds of SDI receipts:
 * - `RC`: delivered.
 * - `NS`: rejected.
 * - `MC` and `AT`: valid, but not deliverable.
 * - `DT`: delivered, but the recipient did not respond in time.
 */
export type ReceiptKind = "RC" | "NS" | "MC" | "AT" | "DT";

/** A receipt from SDI (the tax office's exchange system) about one invoice file. */
type SdiReceipt = {
  readonly kind: ReceiptKind;
  /** SDI's id of the transmission. */
  readonly sdiId: string;
  /** The tax code (`sender`) and the progressive number, from the file name that the receipt refers to. */
  readonly sender: string;
  readonly progressive: string;
  readonly saidAt: Date | null;
  /** The reasons of a rejection, one per line; for other kinds of receipts, SDI's remarks. */
  readonly note: string | null;
};

/** A receipt together with its full XML text, for storage. */
export type ParsedReceipt = SdiReceipt & { readonly text: string };

/** The root elements of SDI's receipts, both for invoices to companies and for those to public offices. */
const kinds: Readonly<Record<string, ReceiptKind>> = {
  RicevutaConsegna: "RC",
  RicevutaScarto: "NS",
  NotificaScarto: "NS",
  RicevutaImpossibilitaRecapito: "MC",
  NotificaMancataConsegna: "MC",
  AttestazioneTrasmissioneFattura: "AT",
  NotificaDecorrenzaTermini: "DT",
};

/** The file may have been signed in transit, which adds .p7m to its name. */
const fileName = /^IT([A-Z0-9]{11,16})_([A-Z0-9]{1,10})\.xml(?:\.p7m)?$/i;

function textOf(bytes: Uint8Array): string | null {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 200));
  const encoding = /^\uFEFF?(?:ï»¿)?\s*<\?xml[^>]*encoding\s*=\s*["']([\w-]+)["']/i.exec(head)?.[1] ?? "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function noteOf(tree: XmlTree): string | null {
  const reasons = allAt(tree, "ListaErrori", "Errore").map((error) =>
    [textAt(error, "Codice"), textAt(error, "Descrizione")].filter((part) => part !== "").join(" "),
  );
  const said = reasons.length > 0 ? reasons : [textAt(tree, "Descrizione"), textAt(tree, "Note")];
  return said.filter((part) => part !== "").join("\n") || null;
}

function momentOf(tree: XmlTree): Date | null {
  const said = ["DataOraConsegna", "DataOraRicezione"].map((name) => textAt(tree, name)).find((text) => text !== "");
  const moment = new Date(said ?? "");
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** Parses an SDI receipt; returns null if the bytes are none. Parsing makes no requests and ignores custom entities. */
export function readReceipt(bytes: Uint8Array): ParsedReceipt | null {
  const text = textOf(bytes);
  const tree = text === null ? null : parseXml(text);
  const kind = tree ? kinds[tree.name] : undefined;
  if (text === null || !tree || !kind) return null;
  const named = fileName.exec(textAt(tree, "NomeFile"));
  const sdiId = textAt(tree, "IdentificativoSdI");
  if (!named || !/^\d{1,18}$/.test(sdiId)) return null;
  return {
    kind,
    sdiId,
    sender: named[1]!.toUpperCase(),
    progressive: named[2]!.toUpperCase(),
    saidAt: momentOf(tree),
    note: noteOf(tree),
    text,
  };
}

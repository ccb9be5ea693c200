import type { DocumentKind, ReadResume } from "@orbita/contract";
import { ownFileName, readEuropass, readJsonResume, readOwn } from "@orbita/resume-formats/read";
import type { Line } from "../line.ts";
import { isShown } from "./is-shown.ts";

export type Shortcut = { kind: DocumentKind; resume: ReadResume };

const maxBytes = 2 * 1_024 * 1_024;

const textOf = (bytes: Uint8Array): string => new TextDecoder("utf-8").decode(bytes);

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(textOf(bytes));
  } catch {
    return null;
  }
}

/** A JSON Resume, or the data of one of our own, as a file of its own. */
export function readData(bytes: Uint8Array): Shortcut | null {
  const json = parsed(bytes);
  const own = readOwn(json);
  if (own) return { kind: "orbita", resume: own };
  const resume = readJsonResume(json);
  return resume && { kind: "jsonResume", resume };
}

function readAttachment(name: string, bytes: Uint8Array): Shortcut | null {
  if (bytes.length > maxBytes) return null;
  if (name === ownFileName) {
    const resume = readOwn(parsed(bytes));
    return resume && { kind: "orbita", resume };
  }
  if (!/\.xml$/i.test(name)) return null;
  const xml = textOf(bytes);
  // Entities and document types are nobody's data.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) return null;
  const resume = readEuropass(xml);
  return resume && { kind: "europass", resume };
}

/** What a PDF carries as data, where its pages show the same: data that nobody sees is not taken for what the person says. */
export function readAttachments(attachments: ReadonlyMap<string, Uint8Array>, lines: readonly Line[]): Shortcut | null {
  for (const [name, bytes] of attachments) {
    try {
      const shortcut = readAttachment(name, bytes);
      if (shortcut && isShown(shortcut.resume, lines)) return shortcut;
    } catch {
      // Not what its name says: the pages are read instead.
    }
  }
  return null;
}

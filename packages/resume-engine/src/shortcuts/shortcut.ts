import type { DocumentKind, ParsedResume } from "@orbita/contract";
import { ownFileName, readEuropass, readJsonResume, readOwn } from "@orbita/resume-formats/read";
import type { ResumeLine } from "../line.ts";
import { isShown } from "./is-shown.ts";

export type StructuredResume = { kind: DocumentKind; resume: ParsedResume };

const maxBytes = 2 * 1_024 * 1_024;

const textOf = (bytes: Uint8Array): string => new TextDecoder("utf-8").decode(bytes);

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(textOf(bytes));
  } catch {
    return null;
  }
}

/** Reads a file that is a JSON Resume or the data of one of our own resumes. */
export function readData(bytes: Uint8Array): StructuredResume | null {
  const json = parsed(bytes);
  const own = readOwn(json);
  if (own) return { kind: "orbita", resume: own };
  const resume = readJsonResume(json);
  return resume && { kind: "jsonResume", resume };
}

function readAttachment(name: string, bytes: Uint8Array): StructuredResume | null {
  if (bytes.length > maxBytes) return null;
  if (name === ownFileName) {
    const resume = readOwn(parsed(bytes));
    return resume && { kind: "orbita", resume };
  }
  if (!/\.xml$/i.test(name)) return null;
  const xml = textOf(bytes);
  // Refuses entities and document types, because legitimate data contains none.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) return null;
  const resume = readEuropass(xml);
  return resume && { kind: "europass", resume };
}

/**
 * Reads the data embedded in a PDF, if its pages show the same. Data that is not visible does not count as the person's statement.
 */
export function readAttachments(
  attachments: ReadonlyMap<string, Uint8Array>,
  lines: readonly ResumeLine[],
): StructuredResume | null {
  for (const [name, bytes] of attachments) {
    try {
      const shortcut = readAttachment(name, bytes);
      if (shortcut && isShown(shortcut.resume, lines)) return shortcut;
    } catch {
      // If the attachment's content does not match its name, the PDF's pages are read instead.
    }
  }
  return null;
}

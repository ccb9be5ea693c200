import { createHash } from "node:crypto";
import { inVersion, type ExportFormat, type FileAnswer, type ResumeTemplate } from "@orbita/contract";
import type { PrintedResume, PrintLanguage } from "@orbita/resume-formats";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { readResume } from "./change-resume.ts";
import { readProfileOf } from "./profile.ts";
import { loadVersion } from "./versions.ts";

type ResumePrintOptions = { template: ResumeTemplate; language: PrintLanguage };

/** The alphabet of the code: letters and digits that are not easily confused. */
const signs = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/**
 * The code that replaces the name in an anonymous export. The same resume always gets the same code, which does not reveal the
 * person.
 */
export const blindCode = (seed: string): string =>
  [...createHash("sha256").update(`blind ${seed}`).digest().subarray(0, 4)]
    .map((byte) => signs[byte % signs.length])
    .join("");

const endings: Record<ExportFormat, [ending: string, type: string]> = {
  pdf: ["pdf", "application/pdf"],
  docx: ["docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  json: ["json", "application/json"],
  md: ["md", "text/markdown; charset=utf-8"],
  europass: ["xml", "application/xml"],
};

/** The export formats, loaded on the first export, so that server startup does not load the typesetter and its fonts. */
const formats = () => import("@orbita/resume-formats");

async function bytesOf(
  resume: PrintedResume,
  format: ExportFormat,
  { template, language }: ResumePrintOptions,
  code: string,
): Promise<Uint8Array> {
  const { writeDocx, writeEuropass, writeJsonResume, writeMarkdown, writePdf } = await formats();
  const encode = (text: string) => new TextEncoder().encode(text);
  switch (format) {
    case "pdf":
      return writePdf(resume, { template, language, blind: { code } });
    case "docx":
      return writeDocx(resume, language);
    case "json":
      return encode(JSON.stringify(writeJsonResume(resume, language), null, 2));
    case "md":
      return encode(writeMarkdown(resume, language));
    case "europass":
      return encode(writeEuropass(resume, language));
  }
}

function fileOf(bytes: Uint8Array, format: ExportFormat, name: string): FileAnswer {
  const [ending, type] = endings[format];
  const title = [name, "CV"].filter((part) => part !== "").join(", ");
  const stream = (async function* () {
    yield bytes;
  })();
  return { stream, type, size: bytes.length, name: `${title}.${ending}`, inline: false, tag: null };
}

const nameOf = ({ firstName, lastName }: Pick<PrintedResume, "firstName" | "lastName">): string =>
  [firstName, lastName].filter(Boolean).join(" ");

/** Exports the caller's resume, or a version of it, as a file. */
export async function exportResume(
  ctx: ReadCtx,
  { format, version: versionId, ...asked }: ResumePrintOptions & { format: ExportFormat; version?: string | undefined },
): Promise<FileAnswer> {
  const ownerId = ctx.actor.id ?? fail("access.unauthenticated");
  const resume = await readResume(ctx);
  const { fromResume } = await formats();
  const whole = fromResume(resume);
  const version = versionId === undefined ? null : await loadVersion(ctx.tx, ownerId, versionId);
  if (version === undefined) fail("resume.versionNotFound");
  const printed = version ? inVersion(whole, version) : whole;
  const code = blindCode(resume.id);
  const isBlind = format === "pdf" && asked.template === "anonimo";
  return fileOf(await bytesOf(printed, format, asked, code), format, isBlind ? code : nameOf(printed));
}

/** Exports another person's resume as the viewer may see it; without a name if the link is anonymous. */
export async function exportProfile(
  ctx: ReadCtx,
  { language, ...asked }: { username: string; c?: string | undefined; language: PrintLanguage },
): Promise<FileAnswer> {
  const profile = await readProfileOf(ctx, asked);
  if (!profile.pdf) fail("people.notFound");
  const { fromProfile } = await formats();
  const printed = fromProfile(profile);
  const isBlind = profile.username === null;
  const code = blindCode(asked.c ?? asked.username);
  const template = isBlind ? "anonimo" : "sobrio";
  return fileOf(await bytesOf(printed, "pdf", { template, language }, code), "pdf", isBlind ? code : nameOf(printed));
}

import type { FileAnswer } from "@orbita/contract";
import { codeName } from "@orbita/i18n";
import { openFile } from "../files/index.ts";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { resumeForMembers } from "./blind.ts";
import type { ApplicationRow } from "./queries.ts";
import { openApplication } from "./read-application.ts";
import { isBlind } from "./rules.ts";

/**
 * The document attached to an application, for viewers who may read the application. Hidden while blind, because its name, pages and metadata
 * identify the person.
 */
const applicationDocument = (
  ctx: ReadCtx,
  row: Pick<ApplicationRow, "document_id" | "blind" | "revealed_at">,
): Promise<FileAnswer> =>
  isBlind(row) || row.document_id === null ? fail("file.notFound") : openFile(ctx, row.document_id);

export const readApplicationDocument = async (ctx: ReadCtx, { id }: { id: string }): Promise<FileAnswer> =>
  applicationDocument(ctx, await openApplication(ctx, id));

/** The sent resume as a new PDF. While the application is blind, the file name is the application's code. */
export async function printResume(
  ctx: ReadCtx,
  { id }: { id: string },
  { language }: { language: "it" | "en" },
): Promise<FileAnswer> {
  const row = await openApplication(ctx, id);
  const blind = isBlind(row);
  // The PDF module is imported on first use, so that not every start pays for loading the typesetter and its fonts.
  const { fromProfile, writePdf } = await import("@orbita/resume-formats");
  const bytes = writePdf(fromProfile(resumeForMembers(row)), {
    template: blind ? "anonimo" : "sobrio",
    language,
    blind: { code: row.code },
  });
  const stream = (async function* () {
    yield bytes;
  })();
  const name = `${blind ? codeName(row.code, language) : row.card.name}, CV.pdf`;
  return { stream, type: "application/pdf", size: bytes.length, name, inline: false, tag: null };
}

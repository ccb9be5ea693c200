import type { FileAnswer } from "@orbita/contract";
import { codeName } from "@orbita/i18n";
import type { ReadCtx } from "../kernel/ctx.ts";
import { resumeForMembers } from "./blind.ts";
import { documentOf } from "./document.ts";
import { openApplication } from "./read-application.ts";
import { isBlind } from "./rules.ts";

export const readDocument = async (ctx: ReadCtx, { id }: { id: string }): Promise<FileAnswer> =>
  documentOf(ctx, await openApplication(ctx, id));

/** The sent resume as a new PDF; its file name is the code while the application is blind. */
export async function printResume(
  ctx: ReadCtx,
  { id }: { id: string },
  { language }: { language: "it" | "en" },
): Promise<FileAnswer> {
  const row = await openApplication(ctx, id);
  const blind = isBlind(row);
  // Imported on first use, so that not every start pays for loading the typesetter and its fonts.
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

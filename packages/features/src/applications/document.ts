import type { FileAnswer } from "@orbita/contract";
import { openFile } from "../files/index.ts";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import type { ApplicationRow } from "./queries.ts";
import { isBlind } from "./rules.ts";

/**
 * The attached document, for viewers who may read the application. Hidden while blind, because its name, pages and metadata
 * identify the person.
 */
export const documentOf = (
  ctx: ReadCtx,
  row: Pick<ApplicationRow, "document_id" | "blind" | "revealed_at">,
): Promise<FileAnswer> =>
  isBlind(row) || row.document_id === null ? fail("file.notFound") : openFile(ctx, row.document_id);

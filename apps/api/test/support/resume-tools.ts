import { randomUUIDv7 } from "node:crypto";
import { emptyReading, type ParsedDocument, type UploadState } from "@orbita/contract";
import type { Db } from "@orbita/db";

type ResumeToolsOptions = { spaceId?: string; ownerId?: string; state?: UploadState; reading?: ParsedDocument };

/** Inserts an upload that has been read, without its file. */
export async function anUpload(
  db: Db,
  { spaceId, ownerId, state = "ready", reading = emptyReading }: ResumeToolsOptions,
): Promise<string> {
  const id = randomUUIDv7();
  await db
    .insertInto("resume_uploads")
    .values({
      id,
      owner_id: ownerId ?? null,
      space_id: spaceId ?? null,
      name: "cv.pdf",
      type: "application/pdf",
      size: 1_000,
      state,
      reading: state === "ready" ? JSON.stringify(reading) : null,
    })
    .execute();
  return id;
}

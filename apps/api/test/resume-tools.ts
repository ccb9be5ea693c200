import { randomUUIDv7 } from "node:crypto";
import type { Reading, UploadState } from "@orbita/contract";
import type { Db } from "@orbita/db";

/** What an engine might say of a document that says nothing. */
export const emptyReading: Reading = {
  engine: "test",
  kind: "pdf",
  language: "it",
  pages: [],
  words: 0,
  lines: [],
  resume: {
    contacts: { firstName: null, lastName: null, email: null, phone: null, city: null, links: [] },
    headline: null,
    summary: null,
    experience: [],
    education: [],
    technicalSkills: [],
    softSkills: [],
    languages: [],
    certifications: [],
    courses: [],
    interests: [],
  },
  unplaced: [],
  hidden: [],
};

type Options = { spaceId?: string; ownerId?: string; state?: UploadState; reading?: Reading };

/** A document that was read already, without its file. */
export async function anUpload(
  db: Db,
  { spaceId, ownerId, state = "ready", reading = emptyReading }: Options,
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

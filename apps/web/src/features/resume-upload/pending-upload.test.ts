import type { ResumeUpload, UploadState } from "@orbita/contract";
import { describe, expect, test } from "vitest";
import { pendingUploadOf } from "./pending-upload.ts";

const upload = (id: string, state: UploadState): ResumeUpload => ({
  id,
  fileId: null,
  name: `${id}.pdf`,
  type: "application/pdf",
  size: 1,
  state,
  stages: [],
  failure: null,
  created: "2026-11-17T10:00:00.000Z",
  updated: "2026-11-17T10:00:00.000Z",
});

describe("pendingUploadOf", () => {
  test("no uploads → null", () => expect(pendingUploadOf([])).toBeNull());

  test("the newest upload being read or ready → that one", () => {
    expect(pendingUploadOf([upload("new", "reading"), upload("old", "ready")])?.id).toBe("new");
    expect(pendingUploadOf([upload("gone", "discarded"), upload("old", "ready")])?.id).toBe("old");
  });

  test("a failed upload newer than a ready one → the ready one", () => {
    expect(pendingUploadOf([upload("new", "failed"), upload("old", "ready")])?.id).toBe("old");
  });

  test("only a failed upload → that one", () => {
    expect(pendingUploadOf([upload("new", "failed")])?.id).toBe("new");
  });

  test("a ready upload older than a confirmed one → null", () => {
    expect(pendingUploadOf([upload("new", "confirmed"), upload("old", "ready")])).toBeNull();
  });
});

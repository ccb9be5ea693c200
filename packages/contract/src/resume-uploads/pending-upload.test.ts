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

describe("the CV upload that its owner should continue", () => {
  test("no CV uploads → no pending upload", () => expect(pendingUploadOf([])).toBeNull());

  test("newest CV upload that is being read or ready → the pending upload", () => {
    expect(pendingUploadOf([upload("new", "reading"), upload("old", "ready")])?.id).toBe("new");
    expect(pendingUploadOf([upload("gone", "discarded"), upload("old", "ready")])?.id).toBe("old");
  });

  test("failed CV upload newer than a ready upload → the ready upload is pending", () => {
    expect(pendingUploadOf([upload("new", "failed"), upload("old", "ready")])?.id).toBe("old");
  });

  test("only a failed CV upload → the failed upload is pending", () => {
    expect(pendingUploadOf([upload("new", "failed")])?.id).toBe("new");
  });

  test("ready CV upload older than a confirmed one → no pending upload", () => {
    expect(pendingUploadOf([upload("new", "confirmed"), upload("old", "ready")])).toBeNull();
  });
});

import type { ReadingFailure, ResumeUploadReview, ResumeUpload } from "@orbita/contract";
import type { UploadSummaryRow, UploadRow } from "./queries.ts";

export const presentUpload = (row: UploadSummaryRow): ResumeUpload => ({
  id: row.id,
  fileId: row.file_id,
  name: row.name,
  type: row.type,
  size: row.size,
  state: row.state,
  stages: row.stages,
  failure: row.failure as ReadingFailure | null,
  created: row.created_at.toISOString(),
  updated: row.updated_at.toISOString(),
});

export const presentReview = (row: UploadRow): ResumeUploadReview => ({
  ...presentUpload(row),
  reading: row.reading,
  decisions: row.decisions,
});

import type { AddedCv, AddedCvNotice, Resume } from "@orbita/contract";
import type { AddedCvRow } from "./queries.ts";

export const presentCandidate = (row: AddedCvRow, resume: Resume): AddedCv => ({
  id: row.resume_id,
  spaceId: row.space_id,
  firstName: resume.firstName ?? "",
  lastName: resume.lastName ?? "",
  headline: resume.headline,
  city: resume.contacts.city,
  years: resume.years,
  email: row.email,
  source: row.source,
  sourceNote: row.source_note,
  legalBasis: row.legal_basis,
  addedBy: row.adder,
  toldAt: row.told_at?.toISOString() ?? null,
  fileId: row.file_id,
  keptUntil: row.kept_until.toISOString(),
  created: row.created_at.toISOString(),
});

/** The added CV as the notice shows it to the person whom it is about. */
export const presentNotice = (row: AddedCvRow, resume: Resume): AddedCvNotice => ({
  space: { name: row.space_name, url: row.space_url },
  firstName: resume.firstName ?? "",
  lastName: resume.lastName ?? "",
  source: row.source,
  sourceNote: row.source_note,
  legalBasis: row.legal_basis,
  created: row.created_at.toISOString(),
  keptUntil: row.kept_until.toISOString(),
  resume,
});

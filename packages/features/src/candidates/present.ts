import type { Candidate, CandidateNotice, Resume } from "@orbita/contract";
import type { CandidateRow } from "./queries.ts";

export const presentCandidate = (row: CandidateRow, resume: Resume): Candidate => ({
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

/** The view for the person whose CV it is. */
export const presentNotice = (row: CandidateRow, resume: Resume): CandidateNotice => ({
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

import { asSent, totalYears, type Evidence, type JobPost, type Resume, type Verdict } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { evidenceFor, loadRelations, requirementsOf } from "../evidence/index.ts";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { loadResume, loadVersion } from "../resumes/index.ts";
import { findApplicantAccount } from "./talent-queries.ts";
import type { ResumeSnapshot } from "./queries.ts";

type SnapshotCtx = Pick<ReadCtx, "now"> & { tx: Db };

/** The resume that the talent would send: the current one, or one of its versions. */
export async function resumeToSend(
  { tx, now }: SnapshotCtx,
  { talentId, versionId }: { talentId: string; versionId: string | null | undefined },
): Promise<Resume | null> {
  const resume = await loadResume({ tx, now }, { ownerId: talentId });
  if (!resume) return null;
  if (!versionId) return asSent(resume, null);
  const version = (await loadVersion(tx, talentId, versionId)) ?? fail("resume.versionNotFound");
  const sent = asSent(resume, version);
  return { ...sent, years: totalYears(sent.experience, now) };
}

const known = (words: readonly (string | null | undefined)[]): string[] => [
  ...new Set(words.filter((word): word is string => Boolean(word))),
];

/** The resume as it is sent, with all data that identify the person, also private data of the account. */
export async function snapshotOf(
  db: Db,
  talentId: string,
  { resume, document }: { resume: Resume; document: string | null },
): Promise<ResumeSnapshot> {
  const account = await findApplicantAccount(db, talentId);
  const { contacts } = resume;
  return {
    ...resume,
    identity: {
      names: known([resume.firstName, resume.lastName, account.first_name, account.last_name]),
      usernames: known([account.username]),
      emails: known([contacts.email, account.email]),
      phones: known([contacts.phone, account.phone]),
      links: contacts.links,
      places: known([contacts.city]),
      files: known([document]),
    },
  };
}

export async function evidenceAgainst({ tx, now }: SnapshotCtx, post: JobPost, resume: Resume): Promise<Evidence[]> {
  const relations = await loadRelations(
    tx,
    post.skills.map(({ id }) => id),
  );
  return evidenceFor(requirementsOf(post), resume, relations, now);
}

const letters: Record<Verdict, string> = { met: "m", related: "r", notMet: "n", unknown: "u" };

/** The columns by which lists sort and filter applications, such as the number of met requirements. */
export function countedOf(evidence: readonly Evidence[]) {
  const met = evidence.filter(({ verdict }) => verdict === "met");
  return {
    verdicts: evidence.map(({ verdict }) => letters[verdict]).join(""),
    met: met.length,
    met_of: met.map(({ requirement }) => requirement.id),
  };
}

import { asksRemote, isCertainJob, isSubject, type JobTerm } from "./job-term.ts";
import { matchAny, clauseOfTerm, type Clause } from "./ways-of-term.ts";

/** The clause for a parsed text: every term must match in at least one of its ways. */
export function termsClause(terms: readonly JobTerm[]): Clause {
  const context = { remote: asksRemote(terms), forgiving: false };
  const jobs = terms.filter(isCertainJob);
  const needed = terms.filter((term) => !isCertainJob(term)).map((term) => clauseOfTerm(term, context));
  const anyJob = jobs.length > 0 ? [matchAny(jobs.map((term) => clauseOfTerm(term, context)))] : [];
  return { bool: { filter: [...needed, ...anyJob] } };
}

/**
 * The clause for a text that no post matches in full: at least half of the terms that describe the job itself must match, with
 * typos tolerated. The conditions of the job (place, hours, contract) only order the results, unless the text has no other
 * terms.
 */
export function forgivingClause(terms: readonly JobTerm[]): Clause {
  const context = { remote: asksRemote(terms), forgiving: true };
  const subjects = terms.filter(isSubject);
  const needed = subjects.length > 0 ? subjects : terms;
  return matchAny(
    needed.map((term) => clauseOfTerm(term, context)),
    Math.max(1, Math.ceil(needed.length / 2)),
  );
}

/** The clause for a text of which not even half of the terms match: any of them, with typos tolerated. */
export function anyTermClause(terms: readonly JobTerm[]): Clause {
  const context = { remote: asksRemote(terms), forgiving: true };
  return matchAny(terms.map((term) => clauseOfTerm(term, context)));
}

/**
 * The job with its place and workplace type, if the text also has other conditions, such as hours or pay; otherwise null. Posts
 * that match them are still of interest if few posts match all conditions.
 */
export function withoutConditions(terms: readonly JobTerm[]): readonly JobTerm[] | null {
  const kept = terms.filter((term) => isSubject(term) || term.kind === "place" || term.kind === "workplace");
  return kept.some(isSubject) && kept.length < terms.length ? kept : null;
}

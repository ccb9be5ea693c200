import type { Evidence, EvidenceLine, Match, Requirement } from "@orbita/contract";
import { evidenceIn, type SkillRelations } from "../evidence/index.ts";
import type { SearchCriterion } from "./criteria.ts";
import type { IndexedResume } from "./document.ts";
import { type Lexicon, wordKeyOf, wordsIn } from "../lexicon/index.ts";
import { holdsWords, matchingLines } from "./lines.ts";
import { resumeNameOf } from "./order.ts";

export type ExplainInput = {
  readonly criteria: readonly SearchCriterion[];
  readonly relations: SkillRelations;
  readonly lexicon: Lexicon;
  readonly now: Date;
};

type MatchState = Match["state"];
type MatchDetails = Pick<Match, "lines" | "found" | "where" | "years"> & { readonly isOtherwise?: boolean };
const nothing: MatchDetails = { lines: [], found: null, where: null, years: null };
const quoted = (lines: EvidenceLine[], found: MatchDetails["found"] = null): MatchDetails => ({
  ...nothing,
  lines,
  found,
  where: lines.length > 0 ? "lines" : null,
});

const requirement = ({ kind, id, label, minYears, level }: SearchCriterion): Requirement => ({
  kind: kind as Requirement["kind"],
  id,
  label,
  mandatory: true,
  minYears,
  level,
  field: null,
});

/** The related skills of a criterion as requirements of their own. They are used if no line of the resume names the wanted skill. */
const nearOf = ({ near }: SearchCriterion, { skills }: Lexicon): Requirement[] =>
  near.flatMap((id) => {
    const label = skills.get(id)?.label;
    return label ? [{ kind: "skill", id, label, mandatory: true, minYears: null, level: null, field: null }] : [];
  });

const saidBy = ({ requirement: { minYears }, verdict, lines, found, years }: Evidence): MatchDetails => ({
  ...quoted(lines, found),
  years: minYears === null ? null : years,
  isOtherwise: verdict === "notMet",
});

/** A document that the search found. Its resume is parsed once, to explain all criteria. */
type SearchHit = {
  readonly doc: IndexedResume;
  readonly evidence: (requirement: Requirement) => Evidence;
  readonly lexicon: Lexicon;
};

function skillSaid(one: SearchCriterion, state: MatchState, { evidence, lexicon }: SearchHit): MatchDetails {
  const own = evidence(requirement(one));
  if (state === "matched" || (own.by !== null && own.lines.length > 0)) return saidBy(own);
  for (const near of nearOf(one, lexicon)) {
    const { by, lines, found } = evidence(near);
    if (by === "same" || by === "narrower") return quoted(lines, found ?? near.label);
  }
  return nothing;
}

/** The lines of a resume whose job title names the occupation, or an occupation of its group. */
function occupationSaid(ids: (id: string) => boolean, { doc, lexicon }: SearchHit, isOther: boolean): MatchDetails {
  const held = doc.titles.filter(({ occupation }) => ids(occupation));
  const lines = [...new Set(held.map(({ itemId }) => itemId))].flatMap((itemId): EvidenceLine[] => {
    const entry = doc.experience.find(({ id }) => id === itemId);
    if (!entry) return [];
    const { title, company, start, end, isCurrent } = entry;
    return [{ text: title, section: "experience", itemId, at: company || null, start, end, isCurrent }];
  });
  const found = isOther ? (lexicon.occupations.get(held[0]?.occupation ?? "")?.label ?? null) : null;
  if (lines.length > 0) return quoted(lines.slice(0, 3), found);
  return { ...nothing, found, where: held.length > 0 ? "headline" : "proposedRole" };
}

/** Explains how a resume matches a place. The residence decides; other mentions of the place are near matches. */
function placeSaid({ place }: SearchCriterion, state: MatchState, { doc }: SearchHit): MatchDetails {
  const lives = place!.field === "city" ? doc.city : doc.region;
  if (state === "matched") return { ...nothing, where: "residence", found: lives ? { it: lives, en: lives } : null };
  if (state === "related") {
    const jobs = doc.experience.filter(
      ({ city }) => city !== null && wordKeyOf(wordsIn(city)).includes(wordKeyOf(wordsIn(place!.name))),
    );
    const lines = jobs.map(({ id, city, company, start, end, isCurrent }): EvidenceLine => ({
      text: city!,
      section: "experience",
      itemId: id,
      at: company || null,
      start,
      end,
      isCurrent,
    }));
    if (lines.length > 0) return { ...quoted(lines.slice(0, 2)), where: "jobPlace" };
    const named = matchingLines({ id: place!.name, isPhrase: true }, doc);
    return named.length > 0 ? quoted(named) : { ...nothing, where: "elsewhere" };
  }
  return lives ? { ...nothing, where: "residence", found: { it: lives, en: lives }, isOtherwise: true } : nothing;
}

/** Explains a match of words that are in no quotable line of the resume, but in the headline, a company name or an interest. */
function elsewhereSaid(one: SearchCriterion, { doc }: SearchHit): MatchDetails {
  const headline = doc.headline !== null && holdsWords(one, doc.headline);
  return { ...nothing, where: headline ? "headline" : "elsewhere" };
}

/** Quotes lines that contain the typed words. Used if the words were understood as a name, but no line supports this name. */
function wordsSaid(one: SearchCriterion, said: MatchDetails, { doc }: SearchHit): MatchDetails {
  if (said.lines.length > 0 || one.words === null || one.place) return said;
  const lines = matchingLines({ ...one, id: one.words }, doc);
  return lines.length > 0 ? quoted(lines, { it: one.words, en: one.words }) : said;
}

function saidOf(one: SearchCriterion, state: MatchState, hit: SearchHit): MatchDetails {
  if (one.place) return placeSaid(one, state, hit);
  if (state === "missing") return nothing;
  if (one.kind === "words") {
    const lines = matchingLines(one, hit.doc);
    if (lines.length > 0) return quoted(lines);
    const isHeld = one.heads.length > 0 && hit.doc.titles.some(({ occupation }) => one.heads.includes(occupation));
    return isHeld ? occupationSaid((id) => one.heads.includes(id), hit, false) : elsewhereSaid(one, hit);
  }
  if (one.kind === "occupation") {
    const { groupOf } = hit.lexicon.titles;
    return state === "matched"
      ? occupationSaid((id) => id === one.id, hit, false)
      : occupationSaid((id) => one.near.includes(groupOf(id) ?? ""), hit, true);
  }
  return one.kind === "skill" ? skillSaid(one, state, hit) : saidBy(hit.evidence(requirement(one)));
}

/**
 * For each criterion, the lines of the resume that support it. Whether a criterion is met was decided by the search itself, so
 * that order and explanation agree.
 */
export function explain(
  doc: IndexedResume,
  met: readonly string[],
  { criteria, relations, lexicon, now }: ExplainInput,
): Match[] {
  const names = new Set(met);
  const hit: SearchHit = { doc, evidence: evidenceIn(doc, relations, now), lexicon };
  return criteria.map((one, criterion) => {
    const state: MatchState = names.has(resumeNameOf("matched", criterion))
      ? "matched"
      : names.has(resumeNameOf("related", criterion))
        ? "related"
        : "missing";
    const { isOtherwise, ...said } = saidOf(one, state, hit);
    // If the search engine reports a near match or none, the resume may contradict the criterion, for example by fewer years or a lower level. The
    // criterion is then shown as not met.
    const shown: MatchState = isOtherwise && state !== "matched" ? "notMet" : state;
    return { criterion, state: shown, ...(state === "related" ? wordsSaid(one, said, hit) : said) };
  });
}

import type { Evidence, EvidenceLine, Match, Requirement } from "@orbita/contract";
import { evidenceIn, type Relations } from "../evidence/index.ts";
import type { Wanted } from "./criteria.ts";
import type { Kept } from "./document.ts";
import type { Lexicon } from "./lexicon.ts";
import { linesWith } from "./lines.ts";
import { nameOf } from "./order.ts";

export type Explaining = {
  readonly criteria: readonly Wanted[];
  readonly relations: Relations;
  readonly lexicon: Lexicon;
  readonly now: Date;
};

type State = Match["state"];
type Said = Pick<Match, "lines" | "found">;
const nothing: Said = { lines: [], found: null };

const requirement = ({ kind, id, label, minYears, level }: Wanted): Requirement => ({
  kind: kind as Requirement["kind"],
  id,
  label,
  mandatory: true,
  minYears,
  level,
  field: null,
});

/** Near skills, to be asked for themselves where the evidence has no line of their own names: a case of one counts too. */
const nearOf = ({ near }: Wanted, { skills }: Lexicon): Requirement[] =>
  near.flatMap((id) => {
    const label = skills.get(id)?.label;
    return label ? [{ kind: "skill", id, label, mandatory: true, minYears: null, level: null, field: null }] : [];
  });

const saidBy = ({ lines, found }: Evidence): Said => ({ lines, found });

/** A hit, read once for all criteria. */
type Hit = { readonly doc: Kept; readonly evidence: (requirement: Requirement) => Evidence; readonly lexicon: Lexicon };

function skillSaid(one: Wanted, state: State, { evidence, lexicon }: Hit): Said {
  const own = evidence(requirement(one));
  if (state === "matched" || (own.by !== null && own.lines.length > 0)) return saidBy(own);
  for (const near of nearOf(one, lexicon)) {
    const { by, lines, found } = evidence(near);
    if (by === "same" || by === "narrower") return { lines, found: found ?? near.label };
  }
  return nothing;
}

/** The titles that name the occupation, or one of its group. */
function occupationSaid(ids: (id: string) => boolean, { doc, lexicon }: Hit, isOther: boolean): Said {
  const held = doc.titles.filter(({ occupation }) => ids(occupation));
  const lines = [...new Set(held.map(({ itemId }) => itemId))].flatMap((itemId): EvidenceLine[] => {
    const entry = doc.experience.find(({ id }) => id === itemId);
    if (!entry) return [];
    const { title, company, start, end, isCurrent } = entry;
    return [{ text: title, section: "experience", itemId, at: company || null, start, end, isCurrent }];
  });
  const found = isOther ? (lexicon.occupations.get(held[0]?.occupation ?? "")?.label ?? null) : null;
  return { lines: lines.slice(0, 3), found };
}

/** The words as they were typed, where nothing else speaks of what they were taken for. */
function wordsSaid(one: Wanted, said: Said, { doc }: Hit): Said {
  if (said.lines.length > 0 || one.words === null) return said;
  const lines = linesWith({ ...one, id: one.words }, doc);
  return lines.length > 0 ? { lines, found: { it: one.words, en: one.words } } : said;
}

function saidOf(one: Wanted, state: State, hit: Hit): Said {
  // Where somebody lives stands beside their name, and is no line of the resume.
  if (state === "missing" || one.place) return nothing;
  if (one.kind === "words") {
    const lines = linesWith(one, hit.doc);
    return lines.length > 0 ? { lines, found: null } : occupationSaid((id) => one.heads.includes(id), hit, false);
  }
  if (one.kind === "occupation") {
    const { groupOf } = hit.lexicon.titles;
    return state === "matched"
      ? occupationSaid((id) => id === one.id, hit, false)
      : occupationSaid((id) => one.near.includes(groupOf(id) ?? ""), hit, true);
  }
  return one.kind === "skill" ? skillSaid(one, state, hit) : saidBy(hit.evidence(requirement(one)));
}

/** What a resume says of each criterion, by its lines. Whether it does was decided where it was found: order and words agree. */
export function explain(doc: Kept, met: readonly string[], { criteria, relations, lexicon, now }: Explaining): Match[] {
  const names = new Set(met);
  const hit: Hit = { doc, evidence: evidenceIn(doc, relations, now), lexicon };
  return criteria.map((one, criterion) => {
    const state: State = names.has(nameOf("matched", criterion))
      ? "matched"
      : names.has(nameOf("related", criterion))
        ? "related"
        : "missing";
    const said = saidOf(one, state, hit);
    return { criterion, state, ...(state === "related" ? wordsSaid(one, said, hit) : said) };
  });
}

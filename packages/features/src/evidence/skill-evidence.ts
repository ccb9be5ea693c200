import { totalYears, type Evidence, type Requirement } from "@orbita/contract";
import type { RelatedSkill, RelationKind, SkillRelations } from "./relations.ts";
import { skillMentionsOf, type SkillMention, type StatementIndex } from "./skill-mentions.ts";
import { compareStatements, statementLines, type ResumeStatement } from "./statements.ts";

type EvidenceContext = { readonly read: StatementIndex; readonly relations: SkillRelations; readonly now: Date };
type SkillMentions = { readonly skill: RelatedSkill; readonly mentions: readonly SkillMention[] };

/** Used for a skill that is no longer in the taxonomy: it is searched by its own label only. */
const itself = ({ id, label: { it, en } }: Requirement): RelatedSkill[] => [
  { id, ids: [id], by: "same", it, en, names: [it, en], longer: [], soft: false },
];

const saying = (found: readonly SkillMentions[], voice: SkillMention["voice"]): ResumeStatement[] =>
  found.flatMap(({ mentions }) =>
    mentions.filter((mention) => mention.voice === voice).map(({ statement }) => statement),
  );

/**
 * The label of the related skill that the resume names instead of the required one. If there are several, the one in the most
 * relevant statement.
 */
function labelOf(found: readonly SkillMentions[]): { it: string; en: string } | null {
  const telling = found
    .flatMap(({ skill, mentions }) =>
      mentions.filter(({ voice }) => voice === "has").map(({ statement }) => ({ skill, statement })),
    )
    .toSorted(
      (one, other) => compareStatements(one.statement, other.statement) || (one.skill.id < other.skill.id ? -1 : 1),
    );
  const best = telling[0]?.skill;
  return best ? { it: best.it, en: best.en } : null;
}

/** The years of the jobs that mention the skill; overlapping periods count once. */
export function yearsOfSkill(statements: readonly ResumeStatement[], now: Date): number | null {
  const entries = new Map(statements.filter(({ section }) => section === "experience").map((one) => [one.itemId, one]));
  const dated = [...entries.values()].filter(
    ({ start, end, isCurrent }) => start !== null && (isCurrent || end !== null),
  );
  return dated.length === 0 ? null : totalYears(dated, now);
}

function judged({ minYears }: Requirement, years: number | null): Evidence["verdict"] {
  if (minYears === null) return "met";
  if (years === null) return "related";
  return years >= minYears ? "met" : "notMet";
}

export function skillEvidence(requirement: Requirement, { read, relations, now }: EvidenceContext): Evidence {
  const family = relations.skills.get(requirement.id) ?? itself(requirement);
  const of = (kind: RelationKind): SkillMentions[] =>
    family.filter(({ by }) => by === kind).map((skill) => ({ skill, mentions: skillMentionsOf(skill, read) }));
  const nothing: Evidence = { requirement, verdict: "unknown", lines: [], by: null, found: null, years: null };

  const same = of("same");
  const narrower = of("narrower");
  const own = saying(same, "has");
  const cases = saying(narrower, "has");
  if (own.length + cases.length > 0) {
    const years = yearsOfSkill([...own, ...cases], now);
    const by = own.length > 0 ? "same" : "narrower";
    const shown = by === "same" ? ownLines(own, cases, requirement) : cases;
    const found = by === "same" ? null : labelOf(narrower);
    return { ...nothing, verdict: judged(requirement, years), lines: statementLines(shown), by, found, years };
  }
  const denied = statementLines(saying(same, "denies"));
  const related = of("related");
  const near = saying(related, "has");
  if (near.length > 0) {
    const lines = [...denied, ...statementLines(near)].slice(0, 3);
    const verdict = denied.length > 0 ? "notMet" : "related";
    return { ...nothing, verdict, lines, by: "related", found: labelOf(related) };
  }
  if (denied.length > 0) return { ...nothing, verdict: "notMet", lines: denied, by: "same" };
  const broader = of("broader");
  const general = saying(broader, "has");
  if (general.length === 0) return nothing;
  return { ...nothing, verdict: "related", lines: statementLines(general), by: "related", found: labelOf(broader) };
}

/**
 * The statements to quote for a skill. If the post requires years, and no job names the skill itself, statements about narrower
 * skills are quoted too.
 */
const ownLines = (own: ResumeStatement[], cases: ResumeStatement[], { minYears }: Requirement): ResumeStatement[] =>
  minYears !== null && own.every(({ section }) => section !== "experience") ? [...own, ...cases] : own;

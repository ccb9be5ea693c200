import { voiceAt, type SkillStance } from "./denial.ts";
import { findName, type SearchableTexts } from "./find-name.ts";
import { firstWordOf, parseSkillName, variantsOf, type ParsedSkillName } from "./names.ts";
import type { RelatedSkill, SkillRelations } from "./relations.ts";
import { isTitle, type ResumeStatement } from "./statements.ts";
import { indexWords, plainText, type WordPosition } from "./words.ts";

export type StatementIndex = {
  readonly statements: readonly ResumeStatement[];
  /** The texts of the statements, then the titles of jobs in their other forms. */
  readonly texts: SearchableTexts;
  /** For each text, the position of its statement. */
  readonly statementAt: readonly number[];
  /** The positions of the statements that are tagged with a skill, by skill id. */
  readonly tagged: ReadonlyMap<string, readonly number[]>;
  /** Caches the mentions of each skill by its id. Several requirements may have a related skill in common. */
  readonly known: Map<string, SkillMention[]>;
};
export type SkillMention = { readonly statement: ResumeStatement; readonly voice: SkillStance };

/**
 * Prepares the statements of a resume once for any number of requirements. The title of a job is also read in its form for the other
 * gender, because "addetta vendite" proves the same skills as "addetto vendite".
 */
export function readStatements(
  statements: readonly ResumeStatement[],
  formsOfTitle: SkillRelations["formsOfTitle"] = () => [],
): StatementIndex {
  const others = statements.flatMap((statement, at) =>
    isTitle(statement)
      ? formsOfTitle(statement.text)
          .filter((form) => form !== statement.text.toLowerCase())
          .map((text) => ({ text, at }))
      : [],
  );
  const plain = [...statements, ...others].map(({ text }) => plainText(text));
  const statementAt = [...statements.keys(), ...others.map(({ at }) => at)];
  const tagged = new Map<string, number[]>();
  statements.forEach(({ skillId }, at) => {
    if (skillId !== null) tagged.set(skillId, [...(tagged.get(skillId) ?? []), at]);
  });
  return { statements, statementAt, texts: { plain, index: indexWords(plain) }, tagged, known: new Map() };
}

/** Platforms whose name is part of their services' names: a mention of "AWS Lambda" counts as AWS. */
const platforms = new Set(["aws", "gcp", "google cloud"]);

const isTag = ({ section }: ResumeStatement): boolean => section === "technicalSkills" || section === "softSkills";

type NameVariant = {
  readonly written: string;
  readonly first: string;
  readonly firsts: string;
  name?: ParsedSkillName | null;
};
const variantsIn = (names: readonly string[]): NameVariant[] =>
  names.flatMap(variantsOf).map((written) => {
    const first = firstWordOf(written);
    return { written, first, firsts: `${first}s` };
  });

/** Parsed names of a skill, cached because many resumes are searched for the same skill. */
type RequestedSkill = {
  readonly names: readonly { readonly written: string; readonly variants: readonly NameVariant[] }[];
  readonly longer: readonly NameVariant[];
};
const taken = new WeakMap<RelatedSkill, RequestedSkill>();
function soughtBy(skill: RelatedSkill): RequestedSkill {
  const known = taken.get(skill);
  if (known) return known;
  const names = [...new Set(skill.names)].map((written) => ({ written, variants: variantsIn([written]) }));
  const sought = { names, longer: variantsIn(skill.longer) };
  taken.set(skill, sought);
  return sought;
}

/** The skill names whose words occur in the texts. A check of the first word, which is cheap, comes first. */
function namesIn({ index }: SearchableTexts, variants: readonly NameVariant[]): ParsedSkillName[] {
  const found: ParsedSkillName[] = [];
  for (const variant of variants) {
    if (!index.has(variant.first) && !index.has(variant.firsts)) continue;
    const name = (variant.name ??= parseSkillName(variant.written));
    if (name && canStand(name, index)) found.push(name);
  }
  return found;
}
/** Whether all words of a skill name occur in the texts, apart from the last word, which may be a plural. */
const canStand = ({ words }: ParsedSkillName, index: SearchableTexts["index"]): boolean =>
  words.every(({ low }, at) => at === words.length - 1 || index.has(low));
const isWithin = (inner: WordPosition, outer: WordPosition): boolean =>
  inner.statement === outer.statement &&
  outer.from <= inner.from &&
  inner.to <= outer.to &&
  outer.to - outer.from > inner.to - inner.from;

/**
 * Whether a name proves the skill in a sentence. Single-word aliases of a soft skill ("energia", "organizzazione") prove little;
 * its own name and phrases do.
 */
const saysEnough = (skill: RelatedSkill, name: string): boolean =>
  !skill.soft || name === skill.it || name === skill.en || /\s/.test(name.trim());

/**
 * The statements that mention a skill by its id, or by one of its names that is not part of another skill's name, each with its
 * stance.
 */
export function skillMentionsOf(skill: RelatedSkill, read: StatementIndex): SkillMention[] {
  const mentions = read.known.get(skill.id) ?? lookFor(skill, read);
  read.known.set(skill.id, mentions);
  return mentions;
}

function lookFor(
  skill: RelatedSkill,
  { statements, statementAt, texts, tagged: known }: StatementIndex,
): SkillMention[] {
  const found = new Map<number, SkillStance[]>();
  const note = (statement: number, voice: SkillStance) =>
    found.set(statement, [...(found.get(statement) ?? []), voice]);
  const statementOf = (text: number) => statements[statementAt[text]!]!;
  const tagged = (text: number) => isTag(statementOf(text));
  for (const id of skill.ids) for (const statement of known.get(id) ?? []) note(statement, "has");
  let longer: WordPosition[] | null = null;
  const sought = soughtBy(skill);
  for (const { written, variants } of sought.names) {
    const inSentences = saysEnough(skill, written);
    for (const spot of namesIn(texts, variants).flatMap((name) => findName(name, texts, tagged))) {
      // A tag with a skill id counts only for that skill, even if its name contains others.
      if (statementOf(spot.statement).skillId !== null) continue;
      longer ??= namesIn(texts, sought.longer).flatMap((name) => findName(name, texts, tagged));
      if (!platforms.has(written.toLowerCase()) && longer.some((outer) => isWithin(spot, outer))) continue;
      const { low } = texts.plain[spot.statement]!;
      const whole = tagged(spot.statement) && spot.to - spot.from === low.length;
      if (inSentences || whole) note(statementAt[spot.statement]!, whole ? "has" : voiceAt(low, spot.from, spot.to));
    }
  }
  return [...found].map(([statement, voices]) => ({
    statement: statements[statement]!,
    voice: voices.includes("has") ? "has" : voices.includes("denies") ? "denies" : "wishes",
  }));
}

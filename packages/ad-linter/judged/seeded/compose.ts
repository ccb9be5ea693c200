import {
  ruleNames,
  textOf,
  type LabelledFault,
  type LabelledAd,
  type CorpusAd,
  type AdLanguage,
  type RuleName,
} from "../judged-ad.ts";
import { draftAd, type AdDraft } from "./draft.ts";
import { fill, type RandomSource } from "./random.ts";
import { tables } from "./tables-by-language.ts";
import type { SentenceRule, SeedTables } from "./tables.ts";

/** A sentence of an ad; if it has a rule, the words in double brackets are that rule's fault. */
interface SeededSentence {
  text: string;
  rule?: RuleName;
}

type TextVariants = readonly string[];

const plain = (texts: TextVariants): SeededSentence[] => texts.map((text) => ({ text }));

/** Sentences that contradict a field instead of stating its value. */
const contractTexts = (
  { fields, rules }: AdDraft,
  { facts, contradictions }: SeedTables,
  { roll, pick }: RandomSource,
): SeededSentence[] => {
  const { contractType, contractEconomicType } = fields;
  if (contractType === "contract_type_project" || !contractEconomicType) return plain([pick(facts.project)]);
  const full = contractType === "contract_type_full";
  if (!rules.has("contradictsContract")) {
    const time = full ? facts.fullTime : facts.partTime;
    return plain([pick(facts.contract[contractEconomicType]), ...(roll() < 0.5 ? [pick(time)] : [])]);
  }
  const ends = contractEconomicType !== "contract_economic_type_permanent";
  const byTime = full ? contradictions.fullTime : contradictions.partTime;
  const byTerm = ends ? contradictions.notPermanent : contradictions.permanent;
  return [{ text: pick(roll() < 0.3 ? byTime : byTerm), rule: "contradictsContract" }];
};

const payTexts = (
  { fields, rules, figures }: AdDraft,
  { facts, contradictions }: SeedTables,
  { pick }: RandomSource,
): SeededSentence[] => {
  if (rules.has("contradictsPay")) return [{ text: pick(contradictions.pay), rule: "contradictsPay" }];
  if (rules.has("payMissing")) return plain([pick(facts.payLeftOpen)]);
  if (fields.contractEconomicType === "contract_economic_type_intern") return [];
  const whole = Number.isInteger(Number(figures["minThousands"])) && Number.isInteger(Number(figures["maxThousands"]));
  return plain([pick(facts.pay.filter((text) => whole || !text.includes("Thousands")))]);
};

const placeTexts = (
  { fields, rules }: AdDraft,
  { facts, contradictions }: SeedTables,
  { pick }: RandomSource,
): SeededSentence[] => {
  const place = fields.workplaceType!;
  // An ad for a job with full-time travel hardly mentions a workplace.
  if (fields.travelType === "travel_type_fulltime" && !rules.has("contradictsWorkplace")) return [];
  return rules.has("contradictsWorkplace")
    ? [{ text: pick(contradictions.workplace[place]), rule: "contradictsWorkplace" }]
    : plain([pick(facts.workplace[place])]);
};

const hoursTexts = (
  { fields, rules }: AdDraft,
  { facts, contradictions }: SeedTables,
  { pick }: RandomSource,
): SeededSentence[] => {
  if (fields.weeklyHours === null) return [];
  return rules.has("contradictsHours")
    ? [{ text: pick(contradictions.hours), rule: "contradictsHours" }]
    : plain([pick(facts.hours)]);
};

const travelTexts = (
  { fields, rules }: AdDraft,
  { facts, contradictions }: SeedTables,
  { pick, roll }: RandomSource,
): SeededSentence[] => {
  const travel = fields.travelType!;
  if (!rules.has("contradictsTravel")) return roll() < 0.6 ? plain([pick(facts.travel[travel])]) : [];
  const opposite = travel === "travel_type_not_required" ? contradictions.muchTravel : contradictions.noTravel;
  return [{ text: pick(opposite), rule: "contradictsTravel" }];
};

const saidTexts = ({ rules, job, fields }: AdDraft, { said }: SeedTables, { pick }: RandomSource): SeededSentence[] =>
  [...rules].flatMap((rule) => {
    if (!(rule in said) || (rule === "employerAnonymous" && fields.employer.name === "")) return [];
    const texts = said[rule as SentenceRule].filter((text) => job.nouns.length > 0 || !text.includes("{noun}"));
    return [{ text: pick(texts).replace("{noun}", job.nouns.length > 0 ? pick(job.nouns) : ""), rule }];
  });

const shuffled = <T>(items: readonly T[], { some }: RandomSource) => some(items, items.length);

/** A list with a heading, or the items in one sentence. */
const listed = (heading: string, items: TextVariants, { roll, pick }: RandomSource): string => {
  const bullet = pick(["-", "•", "*"]);
  return roll() < 0.5
    ? `${heading}: ${items.join(", ")}.`
    : [heading, ...items.map((item) => `${bullet} ${item}`)].join("\n");
};

const apart = (sentences: readonly SeededSentence[]) => ({
  questions: sentences.filter(({ text }) => text.startsWith("? ")),
  description: sentences.filter(({ text }) => !text.startsWith("? ")),
});

/** Removes the marks from a text and collects their words as faults. */
const unmarked = (field: string, sentence: SeededSentence, faults: LabelledFault[]): string =>
  sentence.text.replace(/\[\[(.*?)\]\]/g, (_, quote: string) => {
    if (sentence.rule) faults.push({ rule: sentence.rule, field, quote });
    return quote;
  });

const paragraphsOf = (
  draft: AdDraft,
  faulty: SeededSentence[],
  random: RandomSource,
): (SeededSentence[] | string)[] => {
  const words = tables[draft.lang];
  const { fields, job, rules } = draft;
  const { pick, some, between, roll } = random;
  const harmless = plain(some(words.harmless, between(2, 6)));
  const apprentice = fields.contractEconomicType === "contract_economic_type_apprenticeship" && roll() < 0.6;
  const offer = [contractTexts, payTexts, placeTexts, hoursTexts, travelTexts].flatMap((part) =>
    part(draft, words, random),
  );
  const rest = shuffled([...harmless, ...faulty, ...plain(apprentice ? [pick(words.apprentices)] : [])], random);
  const cut = between(0, rest.length);
  return [
    [
      ...plain(fields.employer.type === "agency" ? [pick(words.facts.agency)] : []),
      ...plain(shuffled(job.about, random)),
    ],
    listed(pick(words.headings.tasks), some(job.tasks, between(2, 4)), random),
    rest.slice(0, cut),
    listed(pick(words.headings.needs), some(job.needs, between(2, 3)), random),
    [...plain([`${pick(words.headings.offer)}:`]), ...shuffled(offer, random)],
    rest.slice(cut),
    rules.has("bothSexesLine") ? [] : plain([pick(words.allGenders)]),
  ];
};

const compose = (lang: AdLanguage, rules: ReadonlySet<RuleName>, random: RandomSource): Omit<LabelledAd, "id"> => {
  const words = tables[lang];
  const draft = draftAd(lang, words, rules, random);
  const faults: LabelledFault[] = [];
  const write = (field: string, sentence: SeededSentence) =>
    unmarked(field, { ...sentence, text: fill(sentence.text, draft.figures, random) }, faults);
  const titled = rules.has("genderedTitle")
    ? { text: `[[${random.pick(draft.job.oneGender)}]]`, rule: "genderedTitle" as const }
    : { text: random.pick(draft.job.titles) };
  const title = write("title", titled);
  const said = apart(saidTexts(draft, words, random));
  const description = paragraphsOf(draft, said.description, random)
    .map((part) => (typeof part === "string" ? [{ text: part }] : part).map((it) => write("description", it)).join(" "))
    .filter((text) => text !== "")
    .join(random.pick(["\n\n", "\n"]));
  const questions = [...said.questions, ...plain(random.some(words.questions, random.between(0, 2)))].map(
    (sentence, index) => write(`questions.${index}`, sentence).replace(/^\? /, ""),
  );
  const { fields } = draft;
  if (rules.has("payMissing")) faults.push({ rule: "payMissing", field: "salaryMin", quote: "" });
  if (rules.has("ccnlMissing")) faults.push({ rule: "ccnlMissing", field: "ccnl", quote: "" });
  if (fields.employer.name === "") faults.push({ rule: "employerAnonymous", field: "employer", quote: "" });
  if (rules.has("bothSexesLine")) faults.push({ rule: "bothSexesLine", field: "description", quote: "" });
  return { ad: { ...fields, title, description, questions }, faults };
};

/** Every requested rule is broken exactly once, with words that occur once in their field. */
const sound = (
  { ad, faults }: { ad: CorpusAd; faults: readonly LabelledFault[] },
  rules: ReadonlySet<RuleName>,
): boolean =>
  faults.length === rules.size &&
  ad.description.length >= 300 &&
  ad.description.length <= 2500 &&
  faults.every(({ field, quote }) => quote === "" || textOf(ad, field)?.split(quote).length === 2);

/** Chooses the rules of the faulty ads from a shuffled deck, so that each occurs equally often. */
const dealer = (random: RandomSource) => {
  let deck: RuleName[] = [];
  return (count: number): Set<RuleName> => {
    const hand = new Set<RuleName>();
    while (hand.size < count) {
      if (deck.length === 0) deck = shuffled(ruleNames, random);
      const rule = deck.pop()!;
      // An amount in the text cannot contradict bounds that are missing.
      const clash =
        (rule === "payMissing" && hand.has("contradictsPay")) || (rule === "contradictsPay" && hand.has("payMissing"));
      if (!clash) hand.add(rule);
    }
    return hand;
  };
};

export const seededSet = (seed: number, count: number, random: RandomSource): LabelledAd[] => {
  const deal = { it: dealer(random), en: dealer(random) };
  return Array.from({ length: count }, (_, index) => {
    const lang = index % 2 === 0 ? "it" : "en";
    const rules = index % 4 < 2 ? new Set<RuleName>() : deal[lang](random.pick([1, 1, 2, 2, 2, 3, 3, 4]));
    let judged = compose(lang, rules, random);
    while (!sound(judged, rules)) judged = compose(lang, rules, random);
    return { id: `s${seed}-${lang}-${String(index + 1).padStart(3, "0")}`, ...judged };
  });
};

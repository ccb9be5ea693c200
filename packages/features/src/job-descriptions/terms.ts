import type { ParagraphLine } from "./paragraph.ts";
import type { DraftInput } from "./sayings.ts";
import { lowered } from "./wording.ts";

type RequirementLine = { readonly line: ParagraphLine; readonly mandatory: boolean };

/** The requirement lines of an ad: skills in the order of the post, then languages, then education. */
export function askedLines({ post, texts: say, word }: DraftInput): RequirementLine[] {
  const skills = (post.skills ?? []).flatMap(({ id, mandatory, minYears }): RequirementLine[] => {
    const name = word(id);
    if (!name) return [];
    return [{ line: { text: minYears ? say.years(name, minYears) : name, from: ["skills"] }, mandatory }];
  });
  const languages = (post.languages ?? []).flatMap(({ code, level, mandatory }): RequirementLine[] => {
    const name = word(code);
    return name ? [{ line: { text: say.language(name, level), from: ["languages"] }, mandatory }] : [];
  });
  const level = word(post.education);
  if (!level) return [...skills, ...languages];
  const none = post.education === "education_none";
  const field = none ? null : post.educationField?.trim() || null;
  const bare: ParagraphLine = { text: say.schooling(level, null), from: ["education"] };
  const line = field
    ? { text: say.schooling(level, field), from: ["education", "educationField"], own: [field], bare }
    : bare;
  // "No qualification needed" counts as mandatory, so that the ad lists it among the requirements.
  return [...skills, ...languages, { line, mandatory: none || (post.educationMandatory ?? false) }];
}

function contractLines({ post, texts: say, word, number }: DraftInput): ParagraphLine[] {
  const project = post.contractType === "contract_type_project";
  const kind = project ? null : word(post.contractEconomicType);
  const time = word(post.contractType);
  const hours = !project && post.weeklyHours ? say.hours(number(post.weeklyHours)) : null;
  const [first, ...rest] = [kind, time, hours].filter((part) => part !== null);
  const from = [
    ...(kind ? ["contractEconomicType"] : []),
    ...(time ? ["contractType"] : []),
    ...(hours ? ["weeklyHours"] : []),
  ];
  const timetable = post.contractType === "contract_type_parttime" ? post.partTimeHours?.trim() : null;
  return [
    ...(first ? [{ text: say.contract([lowered(first), ...rest.map(lowered)].join(", ")), from }] : []),
    ...(!project && post.durationMonths ? [{ text: say.duration(post.durationMonths), from: ["durationMonths"] }] : []),
    ...(timetable ? [{ text: say.timetable(timetable), from: ["partTimeHours"], own: [timetable] }] : []),
  ];
}

function payLines({ post, texts: say, word, number }: DraftInput): ParagraphLine[] {
  const project = post.contractType === "contract_type_project";
  const [low, high] = [post.salaryMin, post.salaryMax].map((sum) => (sum ? number(sum) : null));
  const agreement = project ? null : word(post.ccnl);
  const level = post.ccnlLevel?.trim() || null;
  const intern = post.contractEconomicType === "contract_economic_type_intern";
  return [
    ...(low || high
      ? [
          {
            text: say.pay(low ?? null, high ?? null, project),
            from: [...(low ? ["salaryMin"] : []), ...(high ? ["salaryMax"] : [])],
          },
        ]
      : []),
    ...(intern && !project && post.allowance
      ? [{ text: say.allowance(number(post.allowance)), from: ["allowance"] }]
      : []),
    ...(agreement ? [{ text: say.agreement(agreement, level), from: level ? ["ccnl", "ccnlLevel"] : ["ccnl"] }] : []),
  ];
}

function travelLines({ post, texts: say, word }: DraftInput): ParagraphLine[] {
  const kind = word(post.travelType);
  if (!kind) return [];
  const stays = post.travelType === "travel_type_not_required";
  const destination = !stays && post.travelDestination ? say.destination[post.travelDestination] : null;
  const note = stays ? null : post.travelNote?.trim() || null;
  const bare: ParagraphLine = {
    text: say.travel(kind, destination, null),
    from: ["travelType", ...(destination ? ["travelDestination"] : [])],
  };
  if (!note) return [bare];
  return [{ text: say.travel(kind, destination, note), from: [...bare.from, "travelNote"], own: [note], bare }];
}

const benefitLines = ({ post, texts: say, word }: DraftInput): ParagraphLine[] =>
  (post.benefits ?? []).flatMap(({ code, detail }) => {
    const name = word(code);
    if (!name) return [];
    const bare: ParagraphLine = { text: say.benefit(name, null), from: ["benefits"] };
    const more = detail?.trim();
    return more ? [{ text: say.benefit(name, more), from: ["benefits"], own: [more], bare }] : [bare];
  });

export const offerLines = (sayings: DraftInput): ParagraphLine[] => [
  ...contractLines(sayings),
  ...payLines(sayings),
  ...travelLines(sayings),
  ...benefitLines(sayings),
];

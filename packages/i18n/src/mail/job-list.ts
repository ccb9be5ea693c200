import type { ServerLanguage } from "@orbita/contract";
import type { BilingualText } from "../bilingual-text.ts";
import { formatText } from "../errors/format-text.ts";
import { light } from "./colours.ts";

/** A line of the reader's CV, verbatim, and the requirements that it meets. */
type MetRequirements = { readonly names: readonly string[]; readonly line: string; readonly at: string | null };
type MissingRequirement = {
  readonly name: string;
  /** The content of the CV instead, such as a lower level or a related skill. */
  readonly found: string | null;
  /** The required years, if the CV has fewer. */
  readonly minYears: number | null;
};

/** A job in a mail that compares jobs with the reader's CV. */
export type MailJob = {
  readonly title: string;
  readonly link: string;
  /** Space, place and salary. */
  readonly facts: string;
  readonly met: readonly MetRequirements[];
  readonly metCount: number;
  readonly total: number;
  /** Requirements that the CV does not meet, and those for which it has something similar. */
  readonly missing: readonly MissingRequirement[];
  readonly related: readonly MissingRequirement[];
  /** The page on which the reader says why the job is not for them. */
  readonly notForMe: string;
};

const texts = {
  counts: {
    it: "{met, plural, one {# requisito} other {# requisiti}} su {total} nel tuo CV",
    en: "{met} of {total, plural, one {# requirement} other {# requirements}} in your CV",
  },
  missing: {
    it: "{count, plural, one {Manca {list}} other {Mancano {list}}}",
    en: "{count, plural, one {{list} is missing} other {{list} are missing}}",
  },
  related: {
    it: "Per {list} il tuo CV ha qualcosa di simile",
    en: "For {list}, your CV has something similar",
  },
  found: { it: "{name} (nel CV: {found})", en: "{name} (in your CV: {found})" },
  years: {
    it: "{name} ({years, plural, one {almeno un anno} other {almeno # anni}})",
    en: "{name} ({years, plural, one {at least one year} other {at least # years}})",
  },
  others: {
    it: "{others, plural, one {un altro requisito} other {altri # requisiti}}",
    en: "{others, plural, one {one other requirement} other {# other requirements}}",
  },
  notForMe: {
    it: "Non fa per me per il luogo, la retribuzione, il settore o l’azienda",
    en: "Not for me because of the location, salary, field or company",
  },
} as const;

/** The number of missing requirements that a job names. */
const named = 3;

const listOf = (names: readonly string[], language: ServerLanguage): string =>
  new Intl.ListFormat(language, { type: "conjunction" }).format(names);

function nameOf({ name, found, minYears }: MissingRequirement, language: ServerLanguage): string {
  if (found !== null) return formatText(texts.found, language, { name, found });
  return minYears === null ? name : formatText(texts.years, language, { name, years: minYears });
}

/** A sentence about requirements; null if there are none. */
function gapText(text: BilingualText, gaps: readonly MissingRequirement[], language: ServerLanguage): string | null {
  if (gaps.length === 0) return null;
  const names = gaps.slice(0, named).map((one) => nameOf(one, language));
  const others = gaps.length - names.length;
  if (others > 0) names.push(formatText(texts.others, language, { others }));
  return formatText(text, language, { count: gaps.length, list: listOf(names, language) });
}

type JobTexts = {
  readonly facts: readonly string[];
  readonly met: readonly { readonly names: string; readonly quote: string }[];
  readonly gaps: readonly string[];
  readonly notForMe: string;
};

const textsOf = ({ facts, met, metCount, total, missing, related }: MailJob, language: ServerLanguage): JobTexts => ({
  facts: [facts, formatText(texts.counts, language, { met: metCount, total })],
  met: met.map(({ names, line, at }) => ({
    names: listOf(names, language),
    quote: at === null ? `“${line}”` : `“${line}” · ${at}`,
  })),
  gaps: [gapText(texts.missing, missing, language), gapText(texts.related, related, language)].filter(
    (text) => text !== null,
  ),
  notForMe: texts.notForMe[language],
});

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
export const escapeHtml = (value: string): string => value.replaceAll(/[&<>"']/g, (sign) => entities[sign]!);

const boxStyle = `border:1px solid ${light.line};border-radius:8px;padding:16px 18px;margin-top:12px;overflow-wrap:anywhere`;
/** The links are tall enough to be tapped on a phone. */
const titleStyle = `display:block;padding:4px 0;color:${light.ink1};font-weight:600;text-underline-offset:3px`;
const refusalStyle = `display:block;padding:10px 0 2px;color:${light.ink1};font-size:14px;text-underline-offset:3px`;
const smallStyle = "font-size:14px;line-height:1.5;padding-top:4px";

/** The HTML of the jobs, one box each. */
export const jobListHtml = (jobs: readonly MailJob[], language: ServerLanguage): string =>
  jobs
    .map((job) => {
      const { facts, met, gaps, notForMe } = textsOf(job, language);
      const evidence = met.map(
        ({ names, quote }) =>
          `<b class="strong" style="color:${light.ink1};font-weight:600">${escapeHtml(names)}</b><br />${escapeHtml(quote)}`,
      );
      const lines = [...facts.map(escapeHtml), ...evidence, ...gaps.map(escapeHtml)]
        .map((line) => `<div style="${smallStyle}">${line}</div>`)
        .join("");
      const title = `<a class="item" href="${escapeHtml(job.link)}" style="${titleStyle}">${escapeHtml(job.title)}</a>`;
      const refusal = `<a class="item" href="${escapeHtml(job.notForMe)}" style="${refusalStyle}">${escapeHtml(notForMe)}</a>`;
      return `<div class="box" style="${boxStyle}">${title}${lines}${refusal}</div>`;
    })
    .join("");

/** The plain text of the jobs, separated by empty lines. */
export const jobListText = (jobs: readonly MailJob[], language: ServerLanguage): string =>
  jobs
    .map((job) => {
      const { facts, met, gaps, notForMe } = textsOf(job, language);
      const lines = [job.link, ...facts, ...met.map(({ names, quote }) => `- ${names}: ${quote}`), ...gaps];
      return [job.title, ...[...lines, notForMe, job.notForMe].map((line) => `  ${line}`)].join("\n");
    })
    .join("\n\n");

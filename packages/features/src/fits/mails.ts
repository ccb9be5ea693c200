import { labelledTitle, type Evidence, type ServerLanguage } from "@orbita/contract";
import { renderMail, type MailJob } from "@orbita/i18n/mail";
import { oneLine } from "../kernel/one-line.ts";
import { salaryIn } from "../kernel/salary-in.ts";
import type { MailCtx, NotificationMail } from "../notifications/index.ts";
import { isEmptyResume, loadResume } from "../resumes/index.ts";
import { findFits } from "./find-fits.ts";
import { loadFitPerson } from "./fit-person.ts";
import { findMailing } from "./mailing-queries.ts";
import type { RankedJob } from "./order.ts";

/** Maximum number of CV lines that a mail quotes for each job, and of their characters. */
const quoted = 3;
const longestLine = 180;

function shorten(text: string): string {
  const line = oneLine(text);
  return line.length <= longestLine ? line : `${line.slice(0, longestLine).replace(/\s+\S*$/u, "")}…`;
}

const nameOf = ({ requirement: { label, level } }: Evidence, language: ServerLanguage): string =>
  [label[language], level].filter(Boolean).join(" ");

/** The lines of the CV that meet requirements: those about work first, then by requirement. A line that meets several is quoted once. */
function metOf(evidence: readonly Evidence[], language: ServerLanguage): MailJob["met"] {
  const met = evidence.filter(({ verdict, lines }) => verdict === "met" && lines.length > 0);
  const work = ({ lines: [line] }: Evidence) => Number(line!.section === "experience");
  const ranked = met.toSorted(
    (one, other) => work(other) - work(one) || Number(other.requirement.mandatory) - Number(one.requirement.mandatory),
  );
  return [...Map.groupBy(ranked, ({ lines: [line] }) => shorten(line!.text))].slice(0, quoted).map(([line, some]) => {
    const { at } = some[0]!.lines[0]!;
    return { names: some.map((one) => nameOf(one, language)), line, at: at === null ? null : oneLine(at) };
  });
}

/** Requirements with one of the verdicts, mandatory ones first. */
const gapsOf = (
  evidence: readonly Evidence[],
  verdicts: readonly Evidence["verdict"][],
  language: ServerLanguage,
): MailJob["missing"] =>
  evidence
    .filter(({ verdict }) => verdicts.includes(verdict))
    .toSorted((one, other) => Number(other.requirement.mandatory) - Number(one.requirement.mandatory))
    .map((one) => ({
      name: nameOf(one, language),
      found: one.found?.[language] ?? null,
      minYears: one.verdict === "notMet" ? one.requirement.minYears : null,
    }));

function presentJob({ home }: MailCtx, { job, evidence }: RankedJob, language: ServerLanguage): MailJob {
  const facts = [
    job.space.name,
    job.location?.city ?? null,
    job.salaryMin === null ? null : salaryIn(language, job.salaryMin, job.salaryMax),
  ];
  const link = `${home}/fits?id=${job.id}`;
  return {
    title: oneLine(labelledTitle(job, language)),
    link,
    facts: facts.flatMap((fact) => (fact === null ? [] : oneLine(fact))).join(" · "),
    met: metOf(evidence, language),
    metCount: evidence.filter(({ verdict }) => verdict === "met").length,
    total: evidence.length,
    missing: gapsOf(evidence, ["unknown", "notMet"], language),
    related: gapsOf(evidence, ["related"], language),
    notForMe: `${link}&notForMe=true`,
  };
}

/** Those of the jobs that still fit, in their order: a job that closed, was hidden or left the person's limits since is left out. */
async function findStillFitting({ db, search, now }: MailCtx, userId: string, ids: readonly string[]) {
  const ctx = { tx: db, search, now };
  const resume = ids.length > 0 && (await loadResume(ctx, { ownerId: userId }));
  if (!resume || isEmptyResume(resume)) return [];
  const person = await loadFitPerson(ctx, userId, resume);
  const others = { bool: { must_not: [{ terms: { id: ids } }] } };
  const { fits } = await findFits(ctx, { ...person, without: [...person.without, others] });
  const byId = new Map(fits.map((fit) => [fit.job.id, fit]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Renders the new fits of a week as a mail, with the state at sending time. Sends none if the person turned fits off since. */
export const fitMails: NotificationMail = {
  kinds: ["jobFit.found"],
  render: async (ctx, { user_id, data }, language) => {
    const { week } = data as { week: string };
    const fits = await findStillFitting(ctx, user_id, await findMailing(ctx.db, user_id, week));
    const jobs = fits.map((fit) => presentJob(ctx, fit, language));
    const [first] = jobs;
    if (!first) return null;
    return renderMail("jobFits", language, {
      ...ctx.foot,
      count: String(jobs.length),
      first: `${first.title} · ${first.facts}`,
      jobs,
      link: `${ctx.home}/fits`,
      page: `${ctx.home}/settings/privacy#job-fits`,
    });
  },
};

import { type PageBlock, bold, bullets, italic, row, run, split, text } from "../page.ts";
import type { PrintedJob } from "../pen.ts";
import { formal, type SectionName } from "../words.ts";
import { accents, employer, type PageTemplate, headOf, page, plainTexts, shortList, smallSections, studyLines, tail, tasksOf, texts, under } from "./parts.ts"; // prettier-ignore

/** Names an employer once and lists each role there under it. */
export const grouped: PageTemplate = (pen) => {
  const accent = pen.pick(accents);
  const heading = (words: string): PageBlock => text([bold(words, { scale: 1.2, color: accent })], { before: 12, after: 3, heading: true });
  const employers: PrintedJob[][] = [];
  for (const job of pen.jobs()) {
    if (employers.at(-1)?.[0]?.company === job.company) employers.at(-1)!.push(job);
    else employers.push([job]);
  }
  const right = pen.random.chance(0.5);
  const indent = pen.pick([0, 10, 16]);
  const work = employers.flatMap((roles) => [
    text([bold(roles[0]!.company), run(` · ${roles[0]!.place}`, { color: "#666666" })], { before: 6 }),
    ...roles.flatMap((job) => [
      right ? split([italic(job.title)], [run(job.when)], 2) : text([italic(job.title), run(`, ${job.when}`)], { indent, before: 2 }),
      bullets(job.tasks),
    ]),
  ]);
  const lines = studyLines(pen);
  const summary = pen.summary();
  return page(pen, { face: pen.pick(["sans", "serif", "office"]), size: 10.5, margin: 54 }, [
    text([bold(pen.name(), { scale: 1.8, color: accent })]),
    text(pen.contactLines(pen.random.chance(0.5), "city").join(" | ")),
    ...under(heading(pen.heading("profile")), summary ? [text(summary)] : []),
    heading(pen.heading("work")), ...work,
    heading(pen.heading("study")), ...pen.studies().flatMap((study) => [...texts(lines(study)), text([run(study.when, { color: "#666666" })], { after: 3 })]),
    ...smallSections(pen, heading, pen.pick([["tech", "soft", "langs"], ["tech", "langs", "certs", "hobbies"], ["soft", "tech", "langs", "courses"]])),
  ]);
}; // prettier-ignore

/** Skills first, with a few achievements; the jobs are one short list near the end. */
export const functional: PageTemplate = (pen) => {
  const accent = pen.pick(accents);
  const heading = (words: string): PageBlock => text([bold(words.toUpperCase(), { color: accent })], { before: 12, after: 3, line: "#bbbbbb", heading: true });
  const proud = pen.say(pen.pick(["Risultati", "Traguardi", "Alcuni risultati"]), pen.pick(["Highlights", "Selected achievements", "Some results"]));
  const line = pen.pick<(job: PrintedJob) => PageBlock>([
    (job) => split([bold(job.title), run(`, ${employer(pen, job, 0)}`)], [run(job.when)], 2),
    (job) => text([run(`${job.when}   `), bold(job.title), run(`, ${employer(pen, job, 1)}`)]),
    (job) => text([bold(job.company), run(` – ${job.title} – ${job.when}`)]),
  ]);
  const summary = pen.summary();
  const best = pen.person.jobs.map((job) => job.tasks[0]!);
  const studies = pen.studies({ theses: false }).map((study) => text([run(`${study.when}  `), bold(study.degree), run(`, ${study.school}${study.grade ? ` (${pen.gradeText(study)})` : ""}`)]));
  return page(pen, { face: pen.pick(["office", "humanist", "sans"]), size: 10.5, margin: 56 }, [
    text([bold(pen.name(), { scale: 1.7 })], { align: "center" }),
    text(pen.contactLines(false, "city").join(" – "), { align: "center", after: 4 }),
    ...under(heading(pen.heading("profile")), summary ? [text(summary)] : []),
    heading(pen.heading("tech")), ...shortList(pen, pen.tech()),
    heading(pen.heading("soft")), ...shortList(pen, pen.soft()),
    heading(proud), bullets(best),
    heading(pen.heading("work")), ...pen.jobs({ told: false }).map(line),
    heading(pen.heading("study")), ...studies,
    ...smallSections(pen, heading, ["langs", pen.pick(["certs", "courses"])]),
  ]);
}; // prettier-ignore

/** Oldest job first, with the years in front, in the old-fashioned way. */
export const ascending: PageTemplate = (pen) => {
  pen.useDates(["year", "year", "slash", "long"]);
  const heading = (words: string): PageBlock => text([bold(words)], { before: 11, after: 2 });
  const numbered = pen.random.chance(0.3);
  const at = pen.say("presso", "at");
  const tasks = tasksOf(pen);
  const jobs = pen.jobs({ ascending: true }).flatMap((job, i) => [text([run(`${numbered ? `${i + 1}) ` : ""}${job.when}: `), bold(job.title), run(` ${at} ${employer(pen, job)}`)], { before: 3 }), ...tasks(job)]);
  const studies = pen.studies({ ascending: true, mode: "years" }).flatMap((study) => plainTexts([`${study.when}: ${study.degree}, ${study.school}${study.grade ? `, ${pen.gradeText(study)}` : ""}`, pen.thesisText(study)].filter(Boolean)));
  const personal = [
    text(`${pen.say("Nome e cognome", "Name")}: ${pen.name()}`),
    ...(pen.person.born ? [text(`${pen.say("Data di nascita", "Date of birth")}: ${pen.born()}`)] : []),
    ...plainTexts([`${pen.say("Residenza", "Address")}: ${pen.address()}`, `${pen.say("Telefono", "Telephone")}: ${pen.phone()}`, `E-mail: ${pen.mail()}`]),
  ];
  return page(pen, { face: pen.pick(["serif", "office"]), size: 11.5, margin: 66 }, [
    text([bold(pen.say("CURRICULUM VITAE", "CURRICULUM VITAE"), { scale: 1.2 })], { align: "center", after: 6 }),
    ...personal,
    heading(pen.heading("study")), ...studies,
    heading(pen.heading("work")), ...jobs,
    ...smallSections(pen, heading, ["langs", "tech", pen.pick(["certs", "courses"]), "hobbies"]),
    ...tail(pen, heading),
  ]);
}; // prettier-ignore

/** Headings in two languages, or all in the other language. */
export const mixed: PageTemplate = (pen) => {
  const accent = pen.pick(accents);
  const other = pen.lang === "it" ? "en" : "it";
  const way = pen.pick(["/", "|", "other"]);
  const say = (section: SectionName): string => {
    const foreign = pen.pick(formal[other][section]);
    return way === "other" && pen.lang === "it" ? foreign : `${pen.heading(section)} ${way === "|" ? "|" : "/"} ${foreign}`;
  };
  const heading = (words: string): PageBlock => text([bold(words, { color: accent, scale: 1.1 })], { before: 11, after: 3, fill: "#eeeeee", heading: true });
  const head = headOf(pen);
  const tasks = tasksOf(pen);
  const lines = studyLines(pen);
  const summary = pen.summary();
  return page(pen, { face: pen.pick(["sans", "office", "humanist"]), size: 10, margin: 50 }, [
    text([bold(pen.name(), { scale: 1.8 })]),
    ...plainTexts(pen.contactLines(true)),
    ...under(heading(say("profile")), summary ? [text(summary)] : []),
    heading(say("work")), ...pen.jobs().flatMap((job) => [text([run(job.when, { color: accent })], { before: 3 }), ...texts(head(job)), ...tasks(job)]),
    heading(say("study")), ...pen.studies().flatMap((study) => [text([run(study.when, { color: accent })], { before: 3 }), ...texts(lines(study))]),
    ...smallSections(pen, heading, ["tech", "soft", "langs", pen.pick(["certs", "courses"]), "hobbies"], say),
  ]);
}; // prettier-ignore

/** A word processor's template: a big name, blue headings, dates at the right tab. */
export const template: PageTemplate = (pen) => {
  const accent = pen.pick(["#2f5496", "#1f3864", "#538135", "#833c0b", "#404040"]);
  const shout = pen.random.chance(0.5);
  const heading = (words: string): PageBlock => text([run(shout ? words.toUpperCase() : words, { color: accent, scale: 1.35 })], { before: 13, after: 4, heading: true, ...(shout ? { line: accent } : {}) });
  const tasks = tasksOf(pen);
  const lines = studyLines(pen);
  const first = pen.pick<(job: PrintedJob) => PageBlock[]>([
    (job) => [split([bold(job.title)], [run(job.when)], 4), text([italic(employer(pen, job, 0))])],
    (job) => [split([bold(employer(pen, job, 0))], [italic(job.when)], 4), text(job.title)],
    (job) => [text([run(job.when, { color: "#7f7f7f" })], { before: 4 }), text([bold(job.title), run(`, ${employer(pen, job, 2)}`)])],
  ]);
  const summary = pen.summary();
  const small = smallSections(pen, heading, pen.pick([["tech", "soft", "langs", "certs"], ["langs", "tech", "hobbies"], ["tech", "langs", "courses", "soft"]]));
  return page(pen, { face: pen.pick(["office", "office", "sans", "serif"]), size: 11, margin: 64 }, [
    text([run(pen.name(), { scale: 2.5, color: accent })]),
    text(pen.contactLines(false).join(" | ")),
    ...under(heading(pen.heading("profile")), summary ? [text(summary)] : []),
    heading(pen.heading("work")), ...pen.jobs().flatMap((job) => [...first(job), ...tasks(job)]),
    heading(pen.heading("study")), ...pen.studies().flatMap((study) => { const [one, ...rest] = lines(study); return [split(one!, [run(study.when)], 4), ...texts(rest)]; }),
    ...small,
  ]);
}; // prettier-ignore

/** An academic CV: education first, years in the margin, and publications that belong to no job. */
export const academic: PageTemplate = (pen) => {
  pen.useDates(["year", "year", "long", "short"]);
  const heading = (words: string): PageBlock => text([bold(words)], { before: 13, after: 3, heading: true });
  const wide = [22, 100];
  const dated = (when: string, blocks: PageBlock[]) => row(wide, [[text(when)], blocks], { before: 2 });
  const tasks = tasksOf(pen);
  const summary = pen.random.chance(0.5) ? pen.summary() : "";
  const studies = pen.studies({ mode: pen.pick(["years", "end"]), theses: true }).map((study) => dated(study.when, plainTexts([`${study.degree}, ${study.school}`, pen.gradeText(study), pen.thesisText(study)].filter(Boolean))));
  const jobs = pen.jobs().map((job) => dated(job.when, [text([run(job.title), run(`, ${employer(pen, job, 0)}`)]), ...tasks(job)]));
  const posts = pen.say(pen.pick(["Posizioni", "Incarichi", "Attività professionale", "Posizioni ricoperte"]), pen.pick(["Appointments", "Positions", "Academic and professional posts", "Posts held"]));
  return page(pen, { face: "serif", size: 11, margin: 68 }, [
    text([run(pen.name(), { scale: 1.6 })], { align: "center" }),
    text(pen.contactLines(false).join(", "), { align: "center", after: 4 }),
    ...under(heading(pen.heading("profile")), summary ? [text(summary)] : []),
    heading(pen.heading("study")), ...studies,
    heading(posts), ...jobs,
    ...under(heading(pen.heading("pubs")), plainTexts(pen.person.publications.map((line, i) => `[${i + 1}] ${line}`))),
    ...smallSections(pen, heading, ["langs", "tech", pen.pick(["certs", "courses"])]),
  ]);
}; // prettier-ignore

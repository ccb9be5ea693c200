import { chooseDates } from "../dates.ts";
import { type PageBlock, bold, bullets, gap, italic, run, text } from "../page.ts";
import type { PrintedJob, PrintedStudy } from "../pen.ts";
import { employer, type PageTemplate, headOf, page, plainTexts, shortList, smallSections, studyLines, tail, tasksOf, texts, under } from "./parts.ts"; // prettier-ignore

/** Typed from top to bottom in one font and one size; a heading is a line in capitals or with a colon. */
export const plain: PageTemplate = (pen) => {
  const shout = pen.random.chance(0.6);
  const colon = pen.random.chance(0.5) ? ":" : "";
  const heading = (words: string): PageBlock => text(`${shout ? words.toUpperCase() : words}${colon}`, { before: 10 });
  const mark = pen.pick(["-", "*", "–", ""]);
  const line = pen.pick<(job: PrintedJob) => string[]>([
    (job) => [`${job.when}: ${job.title}, ${employer(pen, job, 1)}`],
    (job) => [job.when, `${job.title} – ${employer(pen, job, 0)}`],
    (job) => [employer(pen, job, 1), job.title, job.when],
    (job) => [`${job.title}, ${employer(pen, job, 0)} (${job.when})`],
  ]);
  const studied = pen.pick<(study: PrintedStudy) => string>([
    (study) => `${study.when}: ${study.degree}, ${study.school}`,
    (study) => `${study.degree} – ${study.school} – ${study.when}`,
    (study) => `${study.degree}, ${study.school} (${study.when})`,
  ]);
  const jobs = pen.jobs().flatMap((job) => [...plainTexts(line(job)), bullets(job.tasks, mark), gap(8)]);
  const studies = pen
    .studies()
    .flatMap((study) => plainTexts([studied(study), pen.gradeText(study), pen.thesisText(study)].filter(Boolean)));
  const summary = pen.summary();
  const title = pen.pick(["Curriculum vitae", "CURRICULUM VITAE", "CV", ""]);
  return page(pen, { face: pen.pick(["office", "serif", "sans", "mono"]), size: 11.5, margin: 68 }, [
    ...(title ? [text(title), gap(6)] : []),
    text(pen.name()),
    ...plainTexts(pen.contactLines()),
    ...(pen.person.born && pen.lang === "it" ? [text(`Nato/a il ${pen.born()}`)] : []),
    ...under(heading(pen.heading("profile")), summary ? [text(summary)] : []),
    ...under(heading(pen.heading("work")), jobs),
    ...under(heading(pen.heading("study")), studies),
    ...smallSections(pen, heading, pen.pick([["langs", "tech", "soft", "certs", "hobbies"], ["tech", "langs", "certs", "courses"], ["certs", "langs", "tech", "hobbies"]])),
    ...tail(pen, heading),
  ]); // prettier-ignore
};

/** Informal headings, and employers mentioned in passing. */
export const spoken: PageTemplate = (pen) => {
  const accent = pen.pick(["#b5532a", "#27647b", "#59733a", "#7b4a82"]);
  const heading = (words: string): PageBlock =>
    text([bold(words, { color: accent, scale: 1.25 })], { before: 11, after: 3, heading: true });
  const head = headOf(pen);
  const tasks = tasksOf(pen);
  const summary = pen.summary();
  const jobs = pen
    .jobs()
    .flatMap((job, i) => [...(i > 0 ? [gap(8)] : []), ...texts(head(job)), text([italic(job.when)]), ...tasks(job)]);
  const lines = studyLines(pen);
  const studies = pen
    .studies()
    .flatMap((study, i) => [...(i > 0 ? [gap(4)] : []), ...texts(lines(study)), text([italic(study.when)])]);
  const work = under(heading(pen.spoken("work")), jobs);
  const study = under(heading(pen.spoken("study")), studies);
  const small = pen.pick([
    ["tech", "soft", "langs", "hobbies"],
    ["langs", "tech", "certs", "hobbies"],
    ["soft", "tech", "courses", "langs"],
  ] as const);
  return page(pen, { face: pen.pick(["humanist", "sans", "serif"]), size: 11, margin: 60 }, [
    text([run(pen.name(), { scale: 2, color: accent })]),
    ...under(heading(pen.spoken("profile")), summary ? [text(summary)] : []),
    ...(pen.random.chance(0.7) ? [...work, ...study] : [...study, ...work]),
    ...smallSections(pen, heading, [...small], (section) => pen.spoken(section)),
    ...under(heading(pen.spoken("contact")), pen.random.chance(0.5) ? plainTexts(pen.contactLines()) : [text(pen.contactLines(false).join("  ·  "))]),
  ]); // prettier-ignore
};

/** Typed carelessly over the years: each entry has another style, irregular spaces and another date format. */
export const ragged: PageTemplate = (pen) => {
  const dates = () => chooseDates(pen.lang, pen.random, ["slash", "long", "short", "dot", "year", "apostrophe"]);
  const heading = (words: string): PageBlock =>
    text(pen.pick([`${words.toUpperCase()} :`, `${words} :`, `- ${words.toUpperCase()} -`, words.toUpperCase(), `${words}:-`]), { before: pen.pick([4, 9, 14]) });
  const lines: ((job: PrintedJob) => string[])[] = [
    (job) => [`${job.when}   ${job.title.toUpperCase()}`, `${job.company}  - ${job.place}`],
    (job) => [`${job.company} ,${job.place}`, `${job.title}  ${job.when}`],
    (job) => [`${job.title} - ${job.company}, ${job.place}`, `(${job.when})`],
    (job) => [`*${job.when}* ${job.title}  ${pen.say("c/o", "@")} ${job.company} (${job.place})`],
  ];
  const told = (job: PrintedJob): PageBlock[] =>
    pen.pick<() => PageBlock[]>([
      () => [text(job.tasks.join(", "))],
      () => [bullets(job.tasks.map((task) => `${task};`), "-")],
      () => [bullets(job.tasks, "  >")],
    ])();
  const jobs = pen.jobs({ dates }).flatMap((job) => [...plainTexts(pen.pick(lines)(job)), ...told(job), gap(pen.pick([2, 6, 10]))]);
  const studies = pen.studies({ mode: pen.pick(["years", "end"]), theses: false }).map((study) =>
    text(pen.pick([`${study.when}  ${study.degree} - ${study.school}`, `${study.degree} , ${study.school} ${study.when}`]) + (study.grade ? `  ${pen.gradeText(study)}` : "")),
  );
  const name = pen.pick([pen.name(), `${pen.last().toUpperCase()} ${pen.first()}`, pen.name().toUpperCase()]);
  return page(pen, { face: pen.pick(["serif", "office", "sans"]), size: 11, margin: pen.pick([44, 60, 72]) }, [
    text([bold(name)], pen.random.chance(0.5) ? { align: "center" } : {}),
    text(pen.address()),
    text(`${pen.label("phone", pen.phone())}   ${pen.label("mail", pen.mail())}`),
    ...under(heading(pen.heading("work")), jobs),
    ...under(heading(pen.heading("study")), studies),
    ...under(heading(pen.heading("langs")), plainTexts(pen.languageLines("words"))),
    ...under(heading(pen.heading("tech")), [text(pen.tech().join(" , "))]),
    ...under(heading(pen.heading("certs")), pen.person.certificates.length > 0 ? [bullets(pen.certificates(), "-")] : []),
    ...under(heading(pen.heading("hobbies")), shortList(pen, pen.hobbies())),
    ...tail(pen, heading),
  ]);
}; // prettier-ignore

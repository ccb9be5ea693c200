import { type PageBlock, bold, bullets, gap, italic, row, run, split, text } from "../page.ts";
import type { Pen } from "../pen.ts";
import { accents, type PageTemplate, headOf, page, plainTexts, shortList, smallSections, studyLines, tail, tasksOf, texts, under } from "./parts.ts"; // prettier-ignore

/** Dates in their own column on the left, the entries on the right. */
export const timeline: PageTemplate = (pen) => {
  const accent = pen.pick(accents);
  const shout = pen.random.chance(0.5);
  const heading = (words: string): PageBlock =>
    text([bold(shout ? words.toUpperCase() : words, { color: accent, scale: 1.15 })], { before: 12, after: 3, line: accent, heading: true });
  const head = headOf(pen);
  const tasks = tasksOf(pen);
  const lines = studyLines(pen);
  const wide = [pen.pick([24, 28, 32]), 100];
  const dated = (when: string, blocks: PageBlock[]) => row(wide, [[text([pen.lang === "it" ? run(when) : bold(when)])], blocks], { before: 3 });
  const summary = pen.summary();
  return page(pen, { face: pen.pick(["sans", "humanist", "office"]), margin: 50 }, [
    text([bold(pen.name(), { scale: 1.9 })]),
    text(pen.contactLines(false).join("  |  "), { after: 4 }),
    ...under(heading(pen.heading("profile")), summary ? [text(summary)] : []),
    ...under(heading(pen.heading("work")), pen.jobs().map((job) => dated(job.when, [...texts(head(job)), ...tasks(job)]))),
    ...under(heading(pen.heading("study")), pen.studies({ mode: "range" }).map((study) => dated(study.when, texts(lines(study))))),
    ...smallSections(pen, heading, pen.pick([["langs", "tech", "soft", "courses"], ["tech", "certs", "langs", "hobbies"]])),
    ...tail(pen),
  ]);
}; // prettier-ignore

const sideColors = [["#22313f", "#ffffff"], ["#f0ece4", "#222222"], ["#e4edf3", "#1d2b36"], ["#3b2f4a", "#ffffff"], ["#e9f0e6", "#22301f"]] as const; // prettier-ignore

/** A coloured column with contacts and chips; the work experience is beside it. */
export const chips: PageTemplate = (pen) => {
  const [fill, ink] = pen.pick(sideColors);
  const dark = ink === "#ffffff";
  const sideHeading = (words: string): PageBlock => text([bold(words.toUpperCase(), { color: ink, scale: 0.95 })], { before: 11, after: 3 });
  const heading = (words: string): PageBlock => text([bold(words, { scale: 1.3 })], { before: 9, after: 3, heading: true });
  const inked = (lines: string[]): PageBlock[] => lines.map((line) => text([run(line, { color: ink })]));
  const lozenges = (items: string[]): PageBlock => ({ kind: "chips", items, fill: dark ? "#51606e" : "#ffffff", color: ink });
  const both = pen.random.chance(0.3);
  const skills = both
    ? [sideHeading(pen.say("Competenze", "Skills")), lozenges([...pen.tech(), ...pen.soft()])]
    : [sideHeading(pen.heading("tech")), lozenges(pen.tech()), sideHeading(pen.heading("soft")), lozenges(pen.soft())];
  const side: PageBlock[] = [
    sideHeading(pen.heading("contact")),
    ...inked(pen.contactLines()),
    ...skills,
    sideHeading(pen.heading("langs")),
    ...inked(pen.languageLines()),
    ...under(sideHeading(pen.heading("hobbies")), pen.random.chance(0.7) ? [lozenges(pen.hobbies())] : []),
  ];
  const head = headOf(pen);
  const tasks = tasksOf(pen);
  const lines = studyLines(pen);
  const summary = pen.summary();
  const main: PageBlock[] = [
    text([bold(pen.name(), { scale: 2.1 })], { after: 2 }),
    ...under(heading(pen.heading("profile")), summary ? [text(summary)] : []),
    heading(pen.heading("work")),
    ...pen.jobs().flatMap((job) => [...texts(head(job)), text([italic(job.when, { color: "#666666" })]), ...tasks(job), gap(9)]),
    heading(pen.heading("study")),
    ...pen.studies().flatMap((study) => [...texts(lines(study)), text([italic(study.when, { color: "#666666" })]), gap(6)]),
    ...under(heading(pen.heading("certs")), plainTexts(pen.certificates())),
  ];
  const left = pen.random.chance(0.6);
  const look = { fills: left ? [fill, null] : [null, fill], pad: 14, tall: true };
  return page(pen, { face: pen.pick(["humanist", "sans"]), size: 10, margin: 28 }, [left ? row([36, 64], [side, main], look) : row([64, 36], [main, side], look)]);
}; // prettier-ignore

const shares = [0.9, 0.8, 0.7, 0.6];
const bars = (pen: Pen, items: string[], color: string, dots: boolean): PageBlock => ({
  kind: "bars",
  items: items.map((item, i) => ({ text: item, value: shares[(i + item.length) % shares.length]! })),
  color,
  dots,
});

/** Shows skill levels as drawn bars or dots instead of text. */
export const drawn: PageTemplate = (pen) => {
  const accent = pen.pick(accents);
  const heading = (words: string): PageBlock => text([bold(words.toUpperCase(), { color: accent })], { before: 10, after: 4, line: accent, heading: true });
  const dots = pen.random.chance(0.5);
  const told = pen.random.chance(0.4);
  const langs = told ? plainTexts(pen.languageLines()) : [bars(pen, pen.languages("none").map(({ name }) => name), accent, !dots)];
  const head = headOf(pen);
  const tasks = tasksOf(pen);
  const lines = studyLines(pen);
  const summary = pen.summary();
  const band: PageBlock = row([100], [[
    text([bold(pen.name(), { color: "#ffffff", scale: 2.2 })], { align: "center" }),
    text([run(pen.contactLines(false, "city").join("   •   "), { color: "#ffffff" })], { align: "center" }),
  ]], { fills: [accent], pad: 12 }); // prettier-ignore
  const work = [heading(pen.heading("work")), ...pen.jobs().flatMap((job) => [...texts(head(job)), text([run(job.when, { color: accent })]), ...tasks(job), gap(9)])];
  const study = [heading(pen.heading("study")), ...pen.studies().flatMap((one) => [...texts(lines(one)), text([run(one.when, { color: accent })]), gap(6)])];
  const narrow: PageBlock[] = [
    ...under(heading(pen.heading("profile")), summary ? [text(summary)] : []),
    heading(pen.heading("tech")), bars(pen, pen.tech(), accent, dots),
    heading(pen.heading("soft")), ...(pen.random.chance(0.5) ? [bars(pen, pen.soft(), accent, dots)] : shortList(pen, pen.soft())),
    heading(pen.heading("langs")), ...langs,
    ...under(heading(pen.heading("hobbies")), pen.random.chance(0.6) ? shortList(pen, pen.hobbies()) : []),
  ];
  const right = pen.random.chance(0.5);
  const wide = [...work, ...study, ...under(heading(pen.heading("courses")), plainTexts(pen.courses()))];
  return page(pen, { face: pen.pick(["humanist", "sans", "office"]), size: 10.5, margin: 34 }, [band, right ? row([64, 36], [wide, narrow], { pad: 6 }) : row([36, 64], [narrow, wide], { pad: 6 })]);
}; // prettier-ignore

/** Three columns under the name. */
export const three: PageTemplate = (pen) => {
  const accent = pen.pick(accents);
  const heading = (words: string): PageBlock => text([bold(words, { color: accent })], { before: 8, after: 2 });
  const lines = studyLines(pen);
  const mark = pen.pick(["•", "–"]);
  const summary = pen.summary();
  const left = [
    heading(pen.heading("contact")), ...plainTexts(pen.contactLines(false)),
    ...under(heading(pen.heading("profile")), summary ? [text(summary)] : []),
    heading(pen.heading("langs")), ...plainTexts(pen.languageLines()),
    ...under(heading(pen.heading("hobbies")), plainTexts(pen.hobbies())),
  ];
  const middle = [heading(pen.heading("work")), ...pen.jobs().flatMap((job) => [text([bold(job.title)]), text(job.company), text([italic(job.when, { scale: 0.9 })]), bullets(job.tasks, mark), gap(8)])];
  const right = [
    heading(pen.heading("study")), ...pen.studies({ theses: false }).flatMap((study) => [...texts(lines(study)), text([italic(study.when, { scale: 0.9 })]), gap(6)]),
    heading(pen.heading("tech")), ...plainTexts(pen.tech()),
    heading(pen.heading("soft")), ...plainTexts(pen.soft()),
    ...under(heading(pen.heading("certs")), plainTexts(pen.certificates())),
  ];
  return page(pen, { face: pen.pick(["sans", "humanist", "office"]), size: 9.5, margin: 32 }, [
    text([bold(pen.name().toUpperCase(), { scale: 2.2, color: accent })], { align: "center", after: 6 }),
    { kind: "rule", color: accent },
    row([31, 40, 29], [left, middle, right], { pad: 5 }),
  ]);
}; // prettier-ignore

/** One page with a very large name, lower-case headings and much white space. */
export const designer: PageTemplate = (pen) => {
  const accent = pen.pick(["#d1495b", "#00798c", "#edae49", "#30638e", "#444444"]);
  const heading = (words: string): PageBlock => text([bold(words.toLowerCase(), { color: accent, scale: 1.1 })], { before: 10, after: 4, spaced: true });
  const lines = studyLines(pen);
  const summary = pen.summary();
  const dash = pen.pick(["/", "—", "·"]);
  const left = [
    text([bold(pen.first(), { scale: 3 })]), text([run(pen.last(), { scale: 3, color: accent })], { after: 10 }),
    ...(summary ? [text([italic(summary, { scale: 1.05 })], { after: 6 })] : []),
    ...plainTexts(pen.contactLines(false, "city")),
    heading(pen.pick([pen.heading("tech"), pen.spoken("tech")])), text(pen.tech().join(` ${dash} `)),
    heading(pen.heading("langs")), text(pen.languageLines("code").join(` ${dash} `)),
    ...under(heading(pen.pick([pen.heading("hobbies"), pen.spoken("hobbies")])), [text(pen.hobbies().join(` ${dash} `))]),
  ];
  const right = [
    heading(pen.pick([pen.heading("work"), pen.spoken("work")])),
    ...pen.jobs().flatMap((job) => [split([bold(job.title)], [run(job.when, { color: accent })], 9), text([run(`${job.company}, ${job.place}`, { color: "#666666" })]), text(`${job.tasks.join(". ")}.`)]),
    heading(pen.pick([pen.heading("study"), pen.spoken("study")])),
    ...pen.studies({ mode: "end" }).flatMap((study) => [...texts(lines(study)), text([run(study.when, { color: accent })], { after: 3 })]),
  ];
  return page(pen, { face: pen.pick(["humanist", "serif"]), size: 10.5, margin: 40 }, [row([40, 60], [left, right], { pad: 8 })]);
}; // prettier-ignore

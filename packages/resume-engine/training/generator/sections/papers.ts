import { value, type Desk } from "../desk.ts";
import type { LineLabel } from "../labels.ts";
import type { GeneratedCertificate } from "../people/person.ts";
import type { Block, MarkedField, Span } from "../sheet.ts";
import { moments, type MomentForm } from "../wordings/periods.ts";

/**
 * Templates for a certificate or a course: {n} name, {b} issuer, {y} date, {h} duration. `>` moves the rest to the right margin.
 */
const forms = [
  "{n}", "{n}, {b} ({y})", "{n} ({y})", "{n} – {b}, {y}", "{y} – {n}", "{y}: {n}, {b}", "{n}, {b}", "{y} {n}", "{n} | {b} | {y}", "{n}, {y}",
  "{n}>{y}", "{n}, {b}>{y}", "{n}\n{b}, {y}", "{n}>{y}\n{b}", "{y}\n{n}, {b}", "{y}  {n} ({b})", "{n} ({h})", "{n}, {b}, {h}, {y}", "{n} – {h} – {b}",
  "{n} ({b}, {y})", "{n} · {b} · {y}", "{n} - {y}", "{n} at {b}, {y}", "{n} ({b})", "{n} [{y}]", "{n}; {b}; {y}",
] as const; // prettier-ignore
const when: MomentForm[] = ["year", "year", "year", "year", "slash", "long", "shortCapital"];

/** Writes certificates or courses: the name, and perhaps issuer, date and duration. */
function paperBlocks(
  desk: Desk,
  papers: readonly GeneratedCertificate[],
  label: LineLabel,
  field: MarkedField,
): Block[] {
  const { random, style, lang } = desk;
  const form = random.pick(forms);
  const moment = random.pick(when);
  const bullets = random.chance(0.45) && !form.includes("\n");
  const at = desk.say("presso", "at");
  const look = random.chance(0.2) ? { bold: true } : {};
  const unit = desk.say("ore", "hours");
  return papers.flatMap((paper) => {
    const said: Record<string, Span> = {
      n: value(paper.name, field, look),
      b: { text: paper.by },
      y: { text: moments[moment]({ year: paper.year, month: (paper.year % 12) + 1 }, lang) },
      h: { text: `${4 * random.int(1, 40)} ${unit}` },
    };
    const spans = (text: string) =>
      text
        .replace(" at ", ` ${at} `)
        .split(/\{(\w)\}/u)
        .map((part, i): Span => (i % 2 === 1 ? said[part]! : { text: part }))
        .filter(({ text: words }) => words !== "");
    return form.split("\n").map((line, i) => {
      const [left, right] = line.split(">");
      const more: Partial<Block> = {
        ...(right ? { right: spans(right) } : {}),
        above: i === 0 ? style.textGap : 0,
      };
      return bullets ? desk.bullet(label, spans(left!), more) : desk.block(label, spans(left!), more);
    });
  });
}

export function certificateBlocks(desk: Desk): Block[] {
  desk.truth.certifications = desk.person.papers.map(({ name }) => ({ name }));
  return paperBlocks(desk, desk.person.papers, "certificates", "certificate");
}
export function courseBlocks(desk: Desk): Block[] {
  desk.truth.courses = desk.person.courses.map(({ name }) => ({ name, topics: [] }));
  return paperBlocks(desk, desk.person.courses, "courses", "course");
}

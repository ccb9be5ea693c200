import { value } from "../desk.ts";
import { jobBlocks, jobForm } from "../sections/jobs.ts";
import { consentBlocks } from "../sections/others.ts";
import { studyBlocks, studyForm } from "../sections/studies.ts";
import { contactBlocks, contactForm, nameBlocks } from "../sections/top.ts";
import type { Block } from "../sheet.ts";
import { periodForm } from "../wordings/periods.ts";
import { orderOf, section, sideOf, type TrainingTemplate } from "./classic.ts";

/** Generates a CV in which each entry has another style: another head, other dates, another description. */
export const anyHand: TrainingTemplate = (desk) => {
  const { random, person } = desk;
  const dates = () => periodForm(random, random.chance(0.35));
  const jobs = (): Block[] => person.jobs.flatMap((job) => jobBlocks(desk, job, { ...jobForm(desk), dates: dates() }));
  const studies = (): Block[] =>
    person.studies.flatMap((study) => studyBlocks(desk, study, { ...studyForm(desk), dates: dates() }));
  const flat = random.chance(0.6);
  const plain = (blocks: Block[]): Block[] =>
    flat
      ? blocks.map(({ bold: _bold, italic: _italic, colour: _colour, ...block }) => ({
          ...block,
          size: desk.style.size,
          spans: block.spans.map(({ bold: _b, italic: _i, colour: _c, size: _s, ...span }) => span),
        }))
      : blocks;
  const body = orderOf(desk).flatMap((kind) => {
    if (kind === "experience") return person.jobs.length > 0 ? [desk.heading(kind), ...jobs()] : [];
    return kind === "education" ? [desk.heading(kind), ...studies()] : section(desk, kind);
  });
  const top = [...nameBlocks(desk), ...contactBlocks(desk, contactForm(desk))];
  return { blocks: [...plain([...top, ...body]), ...consentBlocks(desk)] };
};

/** Generates a designer's CV: a very large name on two lines, small headings, two columns. */
export const poster: TrainingTemplate = (desk) => {
  const { random, person, style } = desk;
  const said = (text: string) => {
    const form = nameCase;
    return form === "upper" ? text.toUpperCase() : form === "lower" ? text.toLowerCase() : text;
  };
  const nameCase = random.pick(["upper", "lower", "as", "as"]);
  const size = random.int(24, 60);
  const nameColumn = random.chance(0.7) ? -1 : 0;
  Object.assign(desk.truth.contacts!, { firstName: person.first, lastName: person.last });
  const half = (text: string, more: Partial<Block>): Block => ({
    label: "name",
    spans: [value(said(text), "name")],
    size,
    bold: random.chance(0.6),
    colour: style.name.colour!,
    column: nameColumn,
    ...more,
  });
  const names = random.chance(0.8)
    ? [half(person.first, {}), half(person.last, random.chance(0.3) ? { bold: false } : {})]
    : [half(`${person.first} ${person.last}`, {})];
  const headline = random.chance(0.8)
    ? [desk.block("headline", [value(person.headline, "headline")], { size: random.pick([style.size, style.size + 3]), column: nameColumn })]
    : []; // prettier-ignore
  const small = random.chance(0.6);
  const quiet = (blocks: Block[]): Block[] =>
    small
      ? blocks.map((block) =>
          block.label.startsWith("heading:")
            ? { ...block, size: style.size, spans: block.spans.map((span) => ({ ...span, text: span.text.toLowerCase() })) }
            : block,
        )
      : blocks; // prettier-ignore
  const share = random.pick([0.3, 0.36, 0.42]);
  const main = [...(random.chance(0.7) ? (["summary"] as const) : []), "experience" as const, "education" as const];
  const aside = random.shuffle(["contacts" as const, ...sideOf(desk)]);
  const left = random.chance(0.5);
  const inColumn = (kinds: readonly (typeof main | typeof aside)[number][], column: number) =>
    quiet(kinds.flatMap((kind) => section(desk, kind, { column })));
  return {
    blocks: [
      ...names, ...headline,
      ...inColumn(left ? aside : main, 0), ...inColumn(left ? main : aside, 1), ...consentBlocks(desk, { column: -1 }),
    ],
    columns: left ? [share, 1 - share] : [1 - share, share],
  }; // prettier-ignore
};

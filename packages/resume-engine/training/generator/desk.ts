import type { SectionKind } from "../../src/lexicon/headings.ts";
import type { ResumeTruth } from "../../bench/prediction.ts";
import type { LineLabel } from "./labels.ts";
import { personOf, type GeneratedPerson } from "./people/person.ts";
import type { Random } from "./random.ts";
import type { Block, FontStyle, MarkedField, Span } from "./sheet.ts";
import { styleOf, type DocumentStyle } from "./style.ts";
import { headingsOf } from "./wordings/headings.ts";
import { periodForm, type PeriodForm } from "./wordings/periods.ts";

type ResumeLanguage = "it" | "en";

/**
 * The state of a CV while it is generated: the person, the style, and the expected values so far. A value becomes expected when it
 * is written.
 */
export class Desk {
  readonly random: Random;
  readonly person: GeneratedPerson;
  readonly style: DocumentStyle;
  readonly lang: ResumeLanguage;
  /** The language of the headings, which may differ from that of the text. */
  readonly headLang: ResumeLanguage;
  readonly truth: ResumeTruth;
  readonly jobDates: PeriodForm;
  readonly studyDates: PeriodForm;
  private headings = 0;
  constructor(random: Random, id: string, family: string, mixed: boolean) {
    this.random = random;
    this.lang = random.chance(0.5) ? "it" : "en";
    this.headLang = mixed ? (this.lang === "it" ? "en" : "it") : this.lang;
    this.person = personOf(random, this.lang);
    this.style = styleOf(random);
    this.jobDates = periodForm(random, random.chance(0.15));
    this.studyDates = periodForm(random, random.chance(0.7));
    this.truth = {
      id, lang: this.lang, layout: family, contacts: { firstName: null, lastName: null, email: null, phone: null, city: null, links: [] },
      summary: null, experience: [], education: [], technicalSkills: [], softSkills: [], languages: [], certifications: [], courses: [], interests: [],
    }; // prettier-ignore
  }

  /** Returns a word in the language of the document's text. */
  say(it: string, en: string): string {
    return this.lang === "it" ? it : en;
  }
  block(label: LineLabel, spans: (Span | string)[] | string, more: Partial<Block> = {}): Block {
    const list = typeof spans === "string" ? [spans] : spans;
    return {
      ...this.style.body,
      label,
      spans: list.map((span) => (typeof span === "string" ? { text: span } : span)),
      ...more,
    };
  }
  bullet(label: LineLabel, spans: (Span | string)[] | string, more: Partial<Block> = {}): Block {
    return this.block(label, spans, { bullet: this.style.bullet, indent: this.style.indent, ...more });
  }
  heading(
    kind: SectionKind,
    more: Partial<Block> = {},
    wordings: Record<ResumeLanguage, readonly string[]> | null = null,
  ): Block {
    const { caps, wrap, above, align, rule, size, bold, italic, colour, kept } = this.style.heading;
    const lang = kept || this.random.chance(0.5) ? this.headLang : this.lang;
    const words = this.random.pick(wordings?.[lang] ?? headingsOf(kind, lang));
    this.headings++;
    const text = wrap(caps ? words.toUpperCase() : words, this.headings);
    const look: FontStyle = { size: size!, bold: bold!, italic: italic!, colour: colour! };
    return { label: `heading:${kind}`, spans: [{ text }], ...look, above, align, rule, level: 2, ...more };
  }
}

export const value = (text: string, field: MarkedField, look: FontStyle = {}, entry?: number): Span => ({
  text,
  field,
  ...look,
  ...(entry === undefined ? {} : { entry }),
});

/** Returns spans for several values in one paragraph, with a separator between them. */
export function joinValues(
  texts: readonly string[],
  field: MarkedField,
  between: string,
  look: FontStyle = {},
): Span[] {
  return texts.flatMap((text, i): Span[] =>
    i === 0 ? [value(text, field, look)] : [{ text: between }, value(text, field, look)],
  );
}

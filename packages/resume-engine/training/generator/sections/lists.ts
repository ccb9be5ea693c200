import type { Desk } from "../desk.ts";
import { joinValues, value } from "../desk.ts";
import type { LineLabel } from "../labels.ts";
import type { GeneratedLanguage } from "../people/person.ts";
import type { Block, MarkedField, Span } from "../sheet.ts";

export type ListForm =
  | "comma"
  | "bullets"
  | "lines"
  | "bars"
  | "stars"
  | "chips"
  | "pairs"
  | "groups"
  | "dots"
  | "levels";

export const listForm = (desk: Desk): ListForm =>
  desk.random.weigh({
    comma: 5,
    bullets: 4,
    lines: 3,
    bars: 1,
    stars: 1,
    chips: 1.5,
    pairs: 1,
    groups: 1.5,
    dots: 1.5,
    levels: 1,
  });

const groupNames = {
  it: [
    "Avanzate",
    "Di base",
    "Principali",
    "Altro",
    "Ogni giorno",
    "Buona conoscenza",
    "Ottima conoscenza",
    "Strumenti",
    "Metodi",
  ],
  en: ["Advanced", "Basic", "Main", "Other", "Daily", "Good knowledge", "Expert", "Tools", "Methods"],
};

/** Writes a list of words in one of several common formats. */
export function listBlocks(
  desk: Desk,
  { label, field }: { label: LineLabel; field: MarkedField },
  texts: readonly string[],
  form: ListForm,
): Block[] {
  const { random, style } = desk;
  const one = (text: string, more: Partial<Block> = {}, tail = ""): Block =>
    desk.block(label, [value(text, field), ...(tail ? [{ text: tail }] : [])], more);
  if (texts.length === 0) return [];
  switch (form) {
    case "bullets":
      return texts.map((text) => desk.bullet(label, [value(text, field)]));
    case "lines":
      return texts.map((text) => one(text));
    case "bars":
      return texts.map((text) => ({ ...one(text), bar: random.int(3, 10) / 10 }));
    case "stars": {
      const [full, empty] = random.pick([
        ["●", "○"],
        ["★", "☆"],
        ["■", "□"],
      ]) as [string, string];
      return texts
        .map((text) => {
          const count = random.int(2, 5);
          const spans = [value(text, field)];
          const stars = full.repeat(count) + empty.repeat(5 - count);
          return desk.block(label, random.chance(0.5) ? [...spans, { text: ` ${stars}` }] : spans, {
            right: [{ text: stars }],
          });
        })
        .map((block) => (block.spans.length > 1 ? { ...block, right: [] } : block));
    }
    case "chips":
      // The space between two chips consists of non-breaking spaces, because no file writer collapses them.
      return [desk.block(label, joinValues(texts, field, "\u00A0".repeat(6)))];
    case "pairs":
      return Array.from({ length: Math.ceil(texts.length / 2) }, (_, i) => {
        const [left, right] = [texts[2 * i]!, texts[2 * i + 1]];
        return desk.block(label, [value(left, field)], right ? { right: [value(right, field)] } : {});
      });
    case "groups": {
      const half = Math.max(1, Math.floor(texts.length / 2));
      const names = random.sample(groupNames[desk.lang], 2);
      return [texts.slice(0, half), texts.slice(half)]
        .filter((list) => list.length > 0)
        .map((list, i) => desk.block(label, [{ text: `${names[i]}: `, bold: true }, ...joinValues(list, field, ", ")]));
    }
    case "levels": {
      const mark = random.pick([": ", " – ", " (", " - "]);
      const levels =
        desk.lang === "it"
          ? ["ottimo", "buono", "base", "avanzato", "esperto", "80%", "discreto"]
          : ["expert", "good", "basic", "advanced", "proficient", "80%", "5 years"];
      return texts.map((text) => one(text, {}, `${mark}${random.pick(levels)}${mark === " (" ? ")" : ""}`));
    }
    case "dots":
      return [desk.block(label, joinValues(texts, field, style.between.trim() === "" ? " · " : style.between))];
    default: {
      const last = random.chance(0.1) ? desk.say(" e ", " and ") : ", ";
      const spans = joinValues(texts, field, ", ");
      if (spans.length > 2) spans[spans.length - 2] = { text: last };
      return [desk.block(label, random.chance(0.15) ? [...spans, { text: "." }] : spans)];
    }
  }
}

export function technicalBlocks(desk: Desk, form: ListForm = listForm(desk)): Block[] {
  desk.truth.technicalSkills = [...desk.person.technical];
  return listBlocks(desk, { label: "skills.technical", field: "skill" }, desk.person.technical, form);
}
export function softBlocks(desk: Desk, form: ListForm = listForm(desk)): Block[] {
  desk.truth.softSkills = [...desk.person.soft];
  return listBlocks(
    desk,
    { label: "skills.soft", field: "softSkill" },
    desk.person.soft,
    form === "groups" || form === "levels" ? "comma" : form,
  );
}
export function interestBlocks(desk: Desk, form: ListForm = listForm(desk)): Block[] {
  desk.truth.interests = [...desk.person.interests];
  return listBlocks(
    desk,
    { label: "interests", field: "interest" },
    desk.person.interests,
    form === "bars" || form === "stars" || form === "groups" || form === "levels" ? "comma" : form,
  );
}

const words = {
  it: { A1: ["principiante", "nozioni di base"], A2: ["scolastico", "base", "elementare"], B1: ["intermedio", "discreto"], B2: ["buono", "buona conoscenza"], C1: ["fluente", "ottimo", "avanzato"], C2: ["C2"], native: ["madrelingua", "Madrelingua", "lingua madre", "nativo"] },
  en: { A1: ["A1"], A2: ["basic", "elementary"], B1: ["intermediate", "conversational"], B2: ["good", "upper intermediate"], C1: ["fluent", "advanced"], C2: ["C2"], native: ["native", "mother tongue", "Native speaker"] },
} as const; // prettier-ignore

export type LevelForm = "code" | "words" | "both";
export function levelOf(desk: Desk, { native, level }: GeneratedLanguage, form: LevelForm): string {
  const own = words[desk.lang];
  const said = desk.random.pick(native ? own.native : own[(level ?? "B1") as keyof typeof own]);
  if (native) return said;
  if (form === "code" || level === "A1" || level === "C2") return level!;
  return form === "both" && said !== level ? `${said} (${level})` : said;
}

export function noteLanguages(desk: Desk): void {
  desk.truth.languages = desk.person.languages.map((language) => ({ ...language }));
}

export function languageBlocks(desk: Desk): Block[] {
  const { random, person } = desk;
  noteLanguages(desk);
  const form = random.weigh<LevelForm>({ code: 4, words: 3, both: 1 });
  const mark = random.pick([": ", " – ", " (", " - ", " ", ", ", ":  ", " · "]);
  const spans = (tongue: GeneratedLanguage): Span[] => {
    const level = value(levelOf(desk, tongue, form), "level");
    return [
      value(tongue.name, "language", random.chance(0.2) ? { bold: true } : {}),
      { text: mark },
      level,
      ...(mark === " (" ? [{ text: ")" }] : []),
    ];
  };
  const bold = random.chance(0.2);
  const layout = random.weigh({ lines: 3, bullets: 2, line: 3, right: 1.5, two: 1 });
  if (layout === "line") {
    const between = random.pick(["; ", " | ", ", ", " · ", " / "]);
    return [
      desk.block(
        "languages",
        person.languages.flatMap((tongue, i) => [...(i > 0 ? [{ text: between }] : []), ...spans(tongue)]),
      ),
    ];
  }
  if (layout === "right")
    return person.languages.map((tongue) =>
      desk.block("languages", [value(tongue.name, "language")], {
        bold,
        right: [value(levelOf(desk, tongue, form), "level")],
      }),
    );
  if (layout === "two")
    return person.languages.flatMap((tongue) => [
      desk.block("languages", [value(tongue.name, "language")], { bold }),
      desk.block("languages", [value(levelOf(desk, tongue, form), "level")], { colour: "#777777" }),
    ]);
  return person.languages.map((tongue) =>
    layout === "bullets" ? desk.bullet("languages", spans(tongue)) : desk.block("languages", spans(tongue)),
  );
}

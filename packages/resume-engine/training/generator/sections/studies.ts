import type { Desk } from "../desk.ts";
import { value } from "../desk.ts";
import type { GeneratedStudy } from "../people/person.ts";
import type { Block, Span } from "../sheet.ts";
import { sayPeriod, type PeriodForm, type WordedPeriod } from "../wordings/periods.ts";
import { fromTemplate } from "./from-template.ts";
import { studyHeads } from "./heads.ts";

export type StudyLayout = {
  head: string;
  towns: boolean;
  dates: PeriodForm;
  onlyEnd: boolean;
  grades: boolean;
  theses: boolean;
};

export function studyForm(desk: Desk): StudyLayout {
  const { random } = desk;
  return {
    head: random.pick(studyHeads),
    towns: random.chance(0.4),
    dates: desk.studyDates,
    onlyEnd: random.chance(0.25),
    grades: random.chance(0.7),
    theses: random.chance(0.6),
  };
}

/** Formats the period of a study as it is written in the CV: "2015 – 2018", or only the end. */
export function studyPeriod(
  desk: Desk,
  study: GeneratedStudy,
  { dates, onlyEnd }: Pick<StudyLayout, "dates" | "onlyEnd">,
): WordedPeriod {
  const whole = sayPeriod(dates, desk.lang, study.start, study.end);
  if (!onlyEnd) return whole;
  const { text } = sayPeriod({ ...dates, join: "endash", once: true }, desk.lang, { ...study.end }, null);
  const end = text.slice(0, text.indexOf(" – "));
  return { ...whole, text: end, start: null };
}

export function noteStudy(
  desk: Desk,
  study: GeneratedStudy,
  period: WordedPeriod | null,
  shown: { grade: boolean; thesis: boolean },
): number {
  const { education } = desk.truth;
  education!.push({
    degreeTitle: study.degree, institution: study.institution, start: period?.start ?? null, end: period?.end ?? null, isCurrent: false,
    grade: shown.grade ? study.grade : null, thesis: shown.thesis ? study.thesis : null,
  }); // prettier-ignore
  return education!.length - 1;
}

const gradeLabels = {
  it: ["Voto: ", "Votazione: ", "Votazione finale ", "voto ", "Valutazione: ", "con votazione "],
  en: ["Grade: ", "Result: ", "Final mark: ", "Classification: ", "graded "],
};
const thesisLabels = {
  it: ["Tesi: ", "Titolo della tesi: ", "Tesi di laurea: ", "Elaborato finale: "],
  en: ["Thesis: ", "Dissertation: ", "Thesis title: "],
};

export function studyBlocks(desk: Desk, study: GeneratedStudy, form: StudyLayout): Block[] {
  const { style, random } = desk;
  const period = studyPeriod(desk, study, form);
  const inHead = form.head.includes("{V}");
  const shown = {
    grade: study.grade !== null && (form.grades || inHead),
    thesis: study.thesis !== null && form.theses,
  };
  const entry = noteStudy(desk, study, period, shown);
  const values: Record<string, Span | null> = {
    G: value(study.degree, "edu.degree", style.title, entry),
    S: value(study.institution, "edu.institution", style.company, entry),
    L: form.towns ? value(study.city, "edu.city", style.city, entry) : null,
    D: value(period.text, "edu.dates", style.dates, entry),
    V: study.grade ? value(study.grade, "edu.grade", {}, entry) : null,
  };
  const at = desk.say(random.pick(["presso", "all'", "c/o"]).replace("all'", "presso"), random.pick(["at", "from"]));
  const blocks = fromTemplate(form.head, values, at).map(({ left, right }, i) => {
    const all = [...left, ...right];
    const only =
      all.some(({ field }) => field === "edu.dates") &&
      all.every(({ field }) => field === undefined || field === "edu.dates" || field === "edu.city");
    return desk.block(only ? "education.dates" : "education.head", left, {
      ...(right.length > 0 ? { right } : {}),
      ...(i === 0 ? { begins: true } : {}),
      above: i === 0 && entry > 0 ? style.entryGap : 0,
    });
  });
  if (shown.grade && !inHead)
    blocks.push(
      desk.block("education.text", [random.pick(gradeLabels[desk.lang]), value(study.grade!, "edu.grade", {}, entry)], {
        indent: random.pick([0, style.indent]),
      }),
    );
  if (shown.thesis)
    blocks.push(
      desk.block("education.text", [
        random.pick(thesisLabels[desk.lang]),
        value(study.thesis!, "edu.thesis", {}, entry),
      ]),
    );
  return blocks;
}

export function allStudies(desk: Desk, form: StudyLayout = studyForm(desk)): Block[] {
  const studies = desk.random.chance(0.12) ? desk.person.studies.toReversed() : desk.person.studies;
  return studies.flatMap((study) => studyBlocks(desk, study, form));
}

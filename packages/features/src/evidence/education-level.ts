import { plainText } from "./words.ts";

/**
 * The rank of each level of the value list "education", by the European Qualifications Framework: 4 is the end of school, 6 a first degree, 7 a
 * second degree, 8 a doctorate. Halves are levels in between.
 */
export const heights: Readonly<Record<string, number>> = {
  education_none: 0,
  education_primary: 1,
  education_lower_secondary: 2,
  education_vocational: 3,
  education_diploma: 4,
  education_diploma_professional: 4,
  education_diploma_technical: 4,
  education_diploma_lyceum: 4,
  education_ifts: 4.5,
  education_its: 5,
  education_university_diploma: 5,
  education_bachelor: 6,
  education_afam_first: 6,
  education_master: 7,
  education_afam_second: 7,
  education_postgraduate: 7.5,
  education_phd: 8,
};

/** The level of education that a title indicates: from `min` to `max`, with the nearest code of the value list and its labels. */
export type EducationLevel = {
  readonly min: number;
  readonly max: number;
  readonly code: string;
  readonly it: string;
  readonly en: string;
};

const level = (
  code: string,
  it: string,
  en: string,
  [min, max] = [heights[code]!, heights[code]!],
): EducationLevel => ({
  min,
  max,
  code,
  it,
  en,
});
const phd = level("education_phd", "Dottorato di ricerca", "PhD");
const second = level("education_postgraduate", "Master di II livello o specializzazione", "Second-level master's");
const first = level("education_postgraduate", "Master di I livello", "First-level master's", [6.5, 6.5]);
/** The level of a "master" without further detail. Private schools may call any course so: the title indicates a course after a degree, but not a degree. */
const course = level("education_postgraduate", "Master", "Postgraduate course", [0, 7.5]);
const master = level("education_master", "Laurea magistrale", "Master's degree");
const afamSecond = level("education_afam_second", "Diploma accademico di II livello", "Second-level academy diploma");
const afamFirst = level("education_afam_first", "Diploma accademico di I livello", "First-level academy diploma");
const bachelor = level("education_bachelor", "Laurea triennale", "Bachelor's degree");
/** The level of a "laurea" of three or five years: the title does not say which. */
const degree = level("education_bachelor", "Laurea", "University degree", [6, 7]);
const university = level("education_university_diploma", "Diploma universitario", "University diploma");
const its = level("education_its", "Diploma ITS", "Higher technical diploma (ITS)");
const ifts = level("education_ifts", "IFTS", "Higher technical specialisation (IFTS)");
const lyceum = level("education_diploma_lyceum", "Diploma di liceo", "Lyceum diploma");
const technical = level("education_diploma_technical", "Diploma di istituto tecnico", "Technical school diploma");
const professional = level(
  "education_diploma_professional",
  "Diploma di istituto professionale",
  "Professional school diploma",
);
const diploma = level("education_diploma", "Diploma di maturità", "High school diploma");
const vocational = level("education_vocational", "Qualifica professionale", "Vocational qualification");
const middle = level("education_lower_secondary", "Licenza media", "Lower secondary school");
const primary = level("education_primary", "Licenza elementare", "Primary school");

/** Patterns of titles from the most to the least specific; the first match decides. They match lowercase text without accents. */
const titles: readonly (readonly [RegExp, EducationLevel])[] = [
  [
    /dottorato|dottore di ricerca|\bph\.?\s?d\b|doctorate|doctor of (?:philosophy|science|engineering)|doctoral|\bdphil\b/,
    phd,
  ],
  [
    /scuola di specializzazione|diploma di specializzazione|specializzazione (?:medica|in (?:cardiologia|chirurgia|pediatria|psicoterapia|medicina))|specialty school|medical speciali[sz]ation|residency/,
    second,
  ],
  [
    /master\b.{0,30}\b(?:ii|2|secondo|second)[o°]?(?:[- ]?(?:livello|level)|\b)|\b(?:ii|2|secondo)[o°]? livello.{0,12}master|\bmba\b|master of business administration/,
    second,
  ],
  [
    /master\b.{0,30}\b(?:i|1|primo|first)[o°]?(?:[- ](?:livello|level)|°)|\b(?:i|1|primo)[o°]? livello.{0,12}master|master universitario/,
    first,
  ],
  [
    /diploma accademico.{0,20}\b(?:ii|2|secondo)|biennio accademico|(?:accademia|conservatorio).{0,30}(?:biennio|secondo livello|vecchio ordinamento)/,
    afamSecond,
  ],
  [
    /diploma accademico|triennio accademico|(?:accademia di belle arti|conservatorio).{0,30}(?:triennio|primo livello)|\bafam\b/,
    afamFirst,
  ],
  [
    /laurea (?:magistrale|specialistica|quinquennale)|lauree? (?:a )?ciclo unico|laurea.{0,40}(?:ciclo unico|vecchio ordinamento|\bv\.?o\.?\b|quinquennale|magistrale|specialistica|\b(?:lm|ls)[- ]?\d{1,2}\b|5 anni|quadriennale)|magistrale a ciclo unico|diploma di laurea|^(?:magistrale|specialistica)\b|\blm[- ]\d{1,2}\b|second[- ]cycle degree/,
    master,
  ],
  [
    /laurea (?:triennale|breve|di (?:primo|i|1°?) livello|di base)|laurea.{0,40}(?:triennale|\bl[- ]\d{1,2}\b|3 anni|primo livello)|^triennale\b|first[- ]cycle degree|dott\.? triennale/,
    bachelor,
  ],
  [
    /laurea.{0,20}(?:medicina e chirurgia|giurisprudenza|farmacia|odontoiatria|veterinaria|chimica e tecnologi|scienze della formazione primaria)/,
    master,
  ],
  [
    /master'?s? (?:degree|of|diploma)|master of|\bm\.?\s?(?:sc|eng|phil|arch|ed|res)\b|\bm\.a\.|\bm\.s\.|\bllm\b|postgraduate degree|graduate degree|diplome? d'ingenieur|maestria|maitrise/,
    master,
  ],
  [
    /bachelor|\bb\.?\s?(?:sc|eng|ed|arch|com|tech|ba)\b|\bb\.a\.|\bb\.s\.|undergraduate|\bhonou?rs degree|licenciatura|\bgrado en\b|licence professionnelle|\bllb\b/,
    bachelor,
  ],
  [/^ba (?:in|\(|hons)|^bs in/, bachelor],
  [/^ma (?:in|\()|^ms in/, master],
  [
    /diploma universitario|scuola diretta a fini speciali|laurea breve|associate'?s? degree|foundation degree|higher national|\bhnd\b|\bdut\b|\bbts\b/,
    university,
  ],
  [
    /\bits\b(?! \d)|istituto tecnic\p{L}+ superiore|istituto tecnologico superiore|tecnico superiore|its academy|higher technical (?:institute|diploma)/u,
    its,
  ],
  [/\bifts\b|specializzazione tecnica superiore/, ifts],
  [/laurea|laureat|^dottor(?:e|essa) in|(?:university|college) degree|^degree in|\bdegree\b/, degree],
  [/^(?:executive )?master\b|\bmaster (?:in|post)|postgraduate|post[- ]?laurea/, course],
  [
    /qualifica|operator[ei] (?:socio|del|della|dell|di|all|meccan|elettr|edil|benessere|ristoraz|agric)|\bie?fp\b|\bcfp\b|diploma professionale|diploma di qualifica|attestato di qualifica|addestramento professionale|vocational|\bnvq\b|apprenticeship|ausbildung|\bcap\b(?= |$)/,
    vocational,
  ],
  [
    /liceo|maturita (?:classica|scientifica|linguistica|artistica|liceale)|diploma (?:classico|scientifico|linguistico|artistico)|lyceum|grammar school|lycee/,
    lyceum,
  ],
  [
    /istituto tecnico|\biti[s]?\b|\bitc(?:g|s)?\b|\bitg\b|\bitt\b|\bitet\b|\bits[ot]\b|\bitas\b|\bitn\b|perito|ragionier|ragioneria|geometra|tecnico (?:commerciale|industriale|per geometri|economico|tecnologico|informatico|agrario|nautico|turistico|della gestione)|diploma tecnico|maturita tecnica|diploma (?:di|in) (?:informatica|elettronica|elettrotecnica|meccanica|meccatronica|telecomunicazioni|chimica|agraria|amministrazione)|technical (?:high school|institute|school|diploma)/,
    technical,
  ],
  [
    /istituto professionale|\bipsia\b|\bipss(?:ar|eoa|ct)?\b|alberghier|maturita professionale|enogastronomi|odontotecnic|professional (?:high school|school)/,
    professional,
  ],
  [
    /licenza media|terza media|scuola media|scuola secondaria di (?:primo|i|1°?) grado|diploma di (?:licenza )?(?:scuola )?media|^medie\b|middle school|lower secondary|scuola dell'obbligo|junior high/,
    middle,
  ],
  [
    /licenza elementare|scuola elementare|scuola primaria|quinta elementare|^elementari\b|primary school|elementary school/,
    primary,
  ],
  [
    /maturita|diploma (?:di )?(?:scuola |istruzione )?(?:superiore|secondaria)|diploma quinquennale|scuol[ae] superior[ei]|secondaria di (?:secondo|ii|2°?) grado|diploma magistrale|istituto magistrale|esame di stato$|high school|secondary school|upper secondary|a[- ]levels?|\bged\b|abitur|baccalaureat|bachillerato|\bib diploma|international baccalaureate|matura\b|leaving cert/,
    diploma,
  ],
  [/^diploma$|^diploma (?:\d|con|di stato|conseguito)/, diploma],
];

/** Matches words for training without a title, which does not indicate a level. */
const noTitle =
  /\bcors[oi]\b|\bcourses?\b|workshop|seminari|attestat|certifica|bootcamp|boot camp|erasmus|summer school|stage\b|tirocini|training|abilitazione|patentin|webinar|aggiornamento|exchange|scambio|academy(?! diploma)/;
const schools: readonly (readonly [RegExp, EducationLevel])[] = titles.filter(([, { code }]) =>
  ["education_diploma_lyceum", "education_diploma_technical", "education_diploma_professional"].includes(code),
);

type DegreeFields = {
  readonly degreeTitle: string;
  readonly institution: string | null;
  readonly grade: string | null;
  readonly start: string | null;
  readonly end: string | null;
};

/** The year of the Italian reform of degrees: until then, a "laurea" took four years or more. */
const reform = 2001;

/**
 * The level of an education entry. Null if the level is unknown; "none" if the entry is not a title at all, so it neither proves
 * nor disproves a requirement.
 */
export function levelOf({ degreeTitle, institution, grade, start, end }: DegreeFields): EducationLevel | "none" | null {
  const title = plainText(degreeTitle).low.replaceAll(/\s+/g, " ").trim();
  const school = plainText(institution ?? "").low;
  const [, said] = titles.find(([pattern]) => pattern.test(title)) ?? [];
  if (said === degree && Number((end ?? start ?? "9999").slice(0, 4)) <= reform) return master;
  if (said === diploma) return schools.find(([pattern]) => pattern.test(school))?.[1] ?? diploma;
  if (said === course && noTitle.test(title) && !/^(?:executive )?master/.test(title)) return "none";
  if (said) return said;
  if (noTitle.test(title)) return "none";
  const known = schools.find(([pattern]) => pattern.test(school))?.[1];
  if (known && /diploma|indirizzo|^$/.test(title)) return known;
  // A subject at a university with a final grade is a degree, whose length is unknown.
  return /universit|politecnico/.test(school) && /\b1[01]\d\s*(?:\/|su|e lode)|110/.test(grade ?? "") ? degree : null;
}

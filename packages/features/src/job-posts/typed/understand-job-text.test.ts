import { describe, expect, test } from "vitest";
import { lexiconOf, type TaxonomyCodeRow } from "../../lexicon/index.ts";
import { toUnderstood } from "./job-term.ts";
import { namesOfPost } from "./names-in-title.ts";
import { forgiveTerms, understandJobText } from "./understand-job-text.ts";

const skill = (id: string, it: string, en: string, ...aliases: string[]) => ({
  id,
  ids: [id],
  it,
  en,
  aliases,
  soft: false,
  broader: id === "postgresql" ? ["sql"] : [],
});
const job = (id: string, [itMasculine, itFeminine, en]: readonly [string, string, string], ...aliases: string[]) => ({
  id,
  itMasculine,
  itFeminine,
  en,
  aliases,
  isco08: id === "nurse" ? "2221" : "2512",
  weight: 1,
});
const code = (
  type: TaxonomyCodeRow["type"],
  [name, it, en]: readonly [string, string, string],
  ...aliases: string[]
) => ({
  type,
  code: `${type}_${name}`,
  it,
  en,
  aliases,
});
const lexicon = await lexiconOf({
  skills: [
    skill("postgresql", "PostgreSQL", "PostgreSQL", "Postgres"),
    skill("sql", "SQL", "SQL"),
    skill("java", "Java", "Java"),
    skill("backend", "Sviluppo back-end", "Back-end development", "backend"),
    skill("creo", "Creo Parametric", "Creo Parametric", "Pro/ENGINEER"),
  ],
  occupations: [
    job("nurse", ["Infermiere", "Infermiera", "Nurse"], "infermiera di reparto"),
    job("web", ["Sviluppatore web", "Sviluppatrice web", "Web developer"]),
    job("backend-developer", ["Sviluppatore backend", "Sviluppatrice backend", "Backend developer"], "back-end"),
    job("cloud", ["Ingegnere cloud", "Ingegnera cloud", "Cloud engineer"]),
    job("data", ["Ingegnere dei dati", "Ingegnera dei dati", "Data engineer"]),
    job("test", ["Ingegnere di collaudo", "Ingegnera di collaudo", "Test engineer"]),
    job("stage", ["Direttore di scena", "Direttrice di scena", "Stage manager"]),
  ],
  codes: [
    code("workplace_type", ["full_remote", "Da remoto", "Fully remote"], "smart working", "da casa", "remote"),
    code("contract_type", ["parttime", "Part-time", "Part-time"], "part time"),
    code("contract_economic_type", ["intern", "Tirocinio", "Internship"], "stage"),
    code("language", ["de", "Tedesco", "German"]),
    code("education", ["none", "Nessun titolo", "No qualification"]),
  ],
  towns: [
    { city: "Milano", region: "Lombardia", population: 1_300_000, typed: "|milano|milan|", lat: 45.46, lon: 9.19 },
    { city: "Genova", region: "Liguria", population: 560_000, typed: "|genova|genoa|", lat: 44.41, lon: 8.93 },
  ],
});
const understood = (text: string) =>
  understandJobText(text, lexicon).map(({ kind, ids, heads, code: value, place, words }) =>
    [
      kind,
      value?.values[0] ?? place?.name ?? (ids.length > 0 ? ids.toSorted().join("+") : heads.length > 0 ? "any" : words),
    ].join(" "),
  );

describe("understandJobText, the parser of texts typed into the job search", () => {
  test.each([
    // The examples that the suggestions of the search field give.
    ["java remote Genova", ["skill java", "workplace workplace_type_full_remote", "place Genova"]],
    ["java da remoto Genova", ["skill java", "workplace workplace_type_full_remote", "place Genova"]],
    ["infermieri", ["occupation nurse"]],
    ["Nurse", ["occupation nurse"]],
    ["postgres", ["skill postgresql"]],
    ["developer", ["occupation any"]],
    ["back end", ["occupation backend+backend-developer"]],
    ["backend", ["skill backend+backend-developer"]],
    ["part time", ["hours contract_type_parttime"]],
    ["part-time", ["hours contract_type_parttime"]],
    ["smart working", ["workplace workplace_type_full_remote"]],
    ["lavoro da casa", ["workplace workplace_type_full_remote"]],
    ["tedesco", ["language language_de"]],
    ["cerco lavoro come infermiera a Milano", ["occupation nurse", "place Milano"]],
    [
      "sviluppatore web remoto Milan part time",
      ["occupation web", "workplace workplace_type_full_remote", "place Milano", "hours contract_type_parttime"],
    ],
    ["stage", ["contract contract_economic_type_intern"]],
    ["stage manager", ["occupation stage"]],
    ["Lanterna", ["words Lanterna"]],
  ])('job search text "%s" → terms %j', (text, expected) => {
    expect(understood(text)).toEqual(expected);
  });

  test.each([
    ["nurse 40k", 40_000, "40k"],
    ["nurse RAL 40000", 40_000, "RAL 40000"],
    ["nurse 35k+", 35_000, "35k+"],
    ["nurse at least 40k", 40_000, "at least 40k"],
    ["infermiere da 35 mila", 35_000, "da 35 mila"],
    ["da 40.000 euro lordi all'anno, nurse", 40_000, "da 40.000 euro lordi all'anno"],
    ["nurse 35-40k Milano", 35_000, "35-40k"],
    ["nurse €32,500", 32_500, "€32,500"],
  ])("salary in “%s” → at least %i, named by “%s”", (text, salary, words) => {
    const terms = toUnderstood(understandJobText(text, lexicon));
    expect(terms.find(({ kind }) => kind === "salary")).toMatchObject({ salary, label: { it: words, en: words } });
    const { from, to } = terms.find(({ kind }) => kind === "salary")!;
    expect(text.slice(from, to)).toBe(words);
    expect(terms.filter(({ kind }) => kind === "occupation")).toHaveLength(1);
  });

  test.each(["nurse 20121 Milano", "k8s", "nurse ISO 27001", "4k"])("“%s” → no salary", (text) => {
    expect(understandJobText(text, lexicon).some(({ kind }) => kind === "salary")).toBe(false);
  });

  test.each([
    ["nurse 1500 netti", 18_000],
    ["nurse 1.800 euro al mese", 21_600],
    ["nurse stipendio 1600", 19_200],
    ["nurse 1.500-1.800€ mensili", 18_000],
    ["€2,000 a month, nurse", 24_000],
    ["nurse 900 euro", 10_800],
  ])("pay per month in “%s” → at least %i per year", (text, salary) => {
    const terms = toUnderstood(understandJobText(text, lexicon));
    expect(terms.find(({ kind }) => kind === "salary")).toMatchObject({ salary });
    expect(terms.map(({ kind }) => kind).toSorted()).toEqual(["occupation", "salary"]);
  });

  test.each(["nurse 12€/h", "nurse 15 euro l'ora", "nurse €10.50 an hour", "nurse fino a 40k", "nurse up to €40k"])(
    "pay per hour or an upper limit, as in “%s” → is not searched",
    (text) => {
      expect(understood(text)).toEqual(["occupation nurse"]);
    },
  );

  test("hours per week → no pay", () => {
    expect(understandJobText("nurse 20 h", lexicon).some(({ kind }) => kind === "salary")).toBe(false);
  });

  test.each([
    ["nurse entro 20 km da Milano", "entro 20 km da Milano"],
    ["nurse within 20 km of Milan", "within 20 km of Milan"],
    ["Milano 20km, nurse", "Milano 20km"],
    ["20 km infermiera Milano", "Milano"],
  ])("radius in “%s” → belongs to the place, named by “%s”", (text, words) => {
    const terms = toUnderstood(understandJobText(text, lexicon));
    const place = terms.find(({ kind }) => kind === "place")!;
    expect([place.km, place.label.it, text.slice(place.from, place.to)]).toEqual([20, "Milano", words]);
    expect(terms.map(({ kind }) => kind).toSorted()).toEqual(["occupation", "place"]);
  });

  test("a radius without a place → is not searched", () => {
    expect(understood("nurse entro 20 km")).toEqual(["occupation nurse"]);
  });

  test("job search text is a general kind of job and an alias of a skill → means only the kind of job", () => {
    const [term] = understandJobText("engineer", lexicon);
    expect(term).toMatchObject({ kind: "occupation", label: { it: "engineer", en: "engineer" }, ids: [] });
    expect(term!.heads).toHaveLength(3);
  });

  test("job search text is empty, only says that somebody is searching, or has too many words → no terms, searched as typed", () => {
    expect(understandJobText("cerco lavoro", lexicon)).toEqual([]);
    expect(understandJobText("", lexicon)).toEqual([]);
    expect(understandJobText("uno due tre quattro cinque sei sette otto nove dieci undici", lexicon)).toEqual([]);
  });

  test("toUnderstood the terms of a job search → known names with their labels and positions; plain words are left out", () => {
    const text = "Lanterna, nurse part time";
    const terms = toUnderstood(understandJobText(text, lexicon));
    expect(terms.map(({ from, to, label }) => [text.slice(from, to), label.it])).toEqual([
      ["nurse", "Infermiera/infermiere"],
      ["part time", "Part-time"],
    ]);
  });

  test.each([
    ["infermiera", "Infermiera"],
    ["infermiere", "Infermiere"],
    ["sviluppatrice web", "Sviluppatrice web"],
    ["web developer", "Sviluppatrice/sviluppatore web"],
  ])("toUnderstood the job title “%s” → shown as “%s”, in the typed gender or in both", (text, shown) => {
    expect(toUnderstood(understandJobText(text, lexicon)).map(({ label }) => label.it)).toEqual([shown]);
  });

  test("a town without a distance → the distance that the search uses", () => {
    expect(toUnderstood(understandJobText("nurse Milano", lexicon)).map(({ km }) => km)).toEqual([undefined, 30]);
    expect(toUnderstood(understandJobText("nurse Lombardia", lexicon)).map(({ km }) => km)).toEqual([
      undefined,
      undefined,
    ]);
  });

  test.each(["nurse senza laurea", "nurse without a degree"])(
    "“%s” → only levels of education below a degree",
    (text) => {
      const level = understandJobText(text, lexicon).find(({ kind }) => kind === "education");
      expect(level?.code?.values).toContain("education_diploma");
      expect(level?.code?.values).not.toContain("education_bachelor");
    },
  );

  test("forgiveTerms with a typo in a job search → the nearest name", () => {
    const terms = forgiveTerms(understandJobText("infermire", lexicon), lexicon);
    expect(terms).toMatchObject([{ kind: "occupation", ids: ["nurse"], words: "infermire" }]);
  });
});

describe("namesOfPost, the names in the search document of a job post", () => {
  test.each(["Infermiera/infermiere, ortopedia", "Infermiera/e di reparto", "Staff nurse", "INFERMIERE"])(
    'job post title "%s" → the occupation "nurse" and its ISCO-08 group',
    (title) => {
      expect(namesOfPost({ title, language: "it", skillIds: [] }, lexicon)).toMatchObject({
        titleNames: ["nurse"],
        titleGroups: ["2221"],
      });
    },
  );

  test('job post "Back end" with the skill PostgreSQL → also found as "Backend", by both genders, and by the broader skill SQL', () => {
    const { titleNames, skillNames, titleForms, skillForms } = namesOfPost(
      { title: "Back end (f/m)", language: "en", skillIds: ["postgresql"] },
      lexicon,
    );
    expect(titleNames.toSorted()).toEqual(["backend", "backend-developer"]);
    expect(skillNames).toEqual(["postgresql", "sql", "backend"]);
    expect(titleForms.split("\n")).toEqual(
      expect.arrayContaining(["Sviluppatrice backend", "Backend developer", "backend"]),
    );
    expect(skillForms.split("\n")).toEqual(["PostgreSQL", "Postgres"]);
  });
});

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
      value?.value ?? place?.name ?? (ids.length > 0 ? ids.toSorted().join("+") : heads.length > 0 ? "any" : words),
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
      ["nurse", "Infermiere"],
      ["part time", "Part-time"],
    ]);
  });

  test("forgiveTerms with a typo in a job search → the nearest name", () => {
    const terms = forgiveTerms(understandJobText("infermire", lexicon), lexicon);
    expect(terms).toMatchObject([{ kind: "occupation", ids: ["nurse"], words: "infermire" }]);
  });
});

describe("namesOfPost, the names in the search document of a job post", () => {
  test.each(["Infermiera/infermiere, ortopedia", "Infermiera/e di reparto", "Staff nurse", "INFERMIERE"])(
    'job post title "%s" → the occupation "nurse" and its ISCO-08 group',
    (title) => {
      expect(namesOfPost(title, [], lexicon)).toMatchObject({ titleNames: ["nurse"], titleGroups: ["2221"] });
    },
  );

  test('job post "Back end" with the skill PostgreSQL → also found as "Backend", by both genders, and by the broader skill SQL', () => {
    const { titleNames, skillNames, titleForms, skillForms } = namesOfPost("Back end (f/m)", ["postgresql"], lexicon);
    expect(titleNames.toSorted()).toEqual(["backend", "backend-developer"]);
    expect(skillNames).toEqual(["postgresql", "sql", "backend"]);
    expect(titleForms.split("\n")).toEqual(
      expect.arrayContaining(["Sviluppatrice backend", "Backend developer", "Backend"]),
    );
    expect(skillForms.split("\n")).toEqual(["PostgreSQL", "Postgres"]);
  });
});

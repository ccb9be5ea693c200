import { parseQuery } from "@orbita/contract";
import { expect, test } from "vitest";
import { lexiconOf } from "./lexicon.ts";
import { nearName, slipsBetween } from "./near-name.ts";
import { understandTree, understandWords, wantedIn, type SearchTerm } from "./understand.ts";

const skill = (id: string, it: string, en: string, ...aliases: string[]) => ({
  id,
  ids: [id],
  it,
  en,
  aliases,
  soft: false,
  broader: [],
});
const job = (id: string, itMasculine: string, itFeminine: string, en: string) => ({
  id,
  itMasculine,
  itFeminine,
  en,
  aliases: [],
  isco08: "2512",
  weight: 1,
});
const lexicon = await lexiconOf({
  skills: [
    skill("java", "Java", "Java"),
    skill("cpp", "C++", "C++"),
    skill("warehouse", "Gestione del magazzino", "Warehouse management"),
    skill("management", "Gestione", "Management"),
    skill("kubernetes", "Kubernetes", "Kubernetes", "k8s"),
    skill("solidworks", "SolidWorks", "SolidWorks"),
    skill("powerbi", "Power BI", "Power BI"),
  ],
  occupations: [
    job("backend", "Sviluppatore backend", "Sviluppatrice backend", "Backend developer"),
    job("web", "Sviluppatore web", "Sviluppatrice web", "Web developer"),
    job("cook", "Cuoco", "Cuoca", "Cook"),
  ],
  codes: [{ type: "language", code: "language_en", it: "Inglese", en: "English", aliases: [] }],
  towns: [
    { city: "Milano", region: "Lombardia", population: 1_300_000, typed: "|milano|milan|20121|" },
    { city: "Re", region: "Piemonte", population: 700, typed: "|re|" },
  ],
});
const said = ({ named, place, words, minYears, level }: SearchTerm) =>
  [named?.id ?? (place ? `@${place.name}` : `"${words}"`), minYears, level].filter((one) => one !== null).join(" ");
const understood = (text: string) => understandWords(text, lexicon).map(said);

test.each([
  ["sviluppatrici backend", ["backend"]],
  ["gestione magazzino", ["warehouse"]],
  ["gestione, magazzino", ["management", '"magazzino"']],
  ["GESTIONE DEL MAGAZZÌNO", ["warehouse"]],
  ["cerco una cuoca con esperienza a Milano", ["cook", "@Milano"]],
  ["c++ k8s", ["cpp", "kubernetes"]],
  ["Solid Works, PowerBI", ["solidworks", "powerbi"]],
  ["Java 17 k8s", ["java", "kubernetes"]],
  ["inglese b2 java", ["language_en B2", "java"]],
  ["English native", ["language_en C2"]],
  ["5 anni di java", ["java 5"]],
  ["java 3+ years", ["java 3"]],
  ["re", ['"re"']],
  ["cuoco a Re", ["cook", "@Re"]],
  ["java java Java", ["java"]],
  ["con", ['"con"']],
])('search text "%s" → terms %j', (text, wanted) => {
  expect(understood(text)).toEqual(wanted);
});

test("generic job title in a search → matches all occupations of that kind", () => {
  expect(understandWords("sviluppatore", lexicon)).toMatchObject([{ named: null, heads: ["backend", "web"] }]);
});

test("search text with operators → its terms become criteria, except negated terms", () => {
  const tree = understandTree(parseQuery('gestione magazzino (java OR "c++") NOT cuoco')!, lexicon);
  expect(wantedIn(tree).map(said)).toEqual(["warehouse", "java", "cpp"]);
});

test("slipsBetween → counts typos; nearName → tolerates a typo only in longer words and after the first letter", () => {
  expect([
    slipsBetween("kubernetse", "kubernetes", 2),
    slipsBetween("java", "kava", 2),
    slipsBetween("a", "abcd", 2),
  ]).toEqual([1, 1, 3]);
  expect([nearName("kuberntes", lexicon)?.id, nearName("jaba", lexicon), nearName("lubernetes", lexicon)]).toEqual([
    "kubernetes",
    null,
    null,
  ]);
});

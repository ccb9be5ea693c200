import { talentSearchPayload, type TalentSearchPayload } from "@orbita/contract";
import { dropIndex, ensureIndex, project, standing, type SearchClient } from "@orbita/platform";
import { aSpace, createDatabase, proofSize, type TestDatabase, testSearch } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { resumeIds } from "../src/talent-search/document-queries.ts";
import { projectResumes } from "../src/talent-search/project.ts";
import { searchResumes } from "../src/talent-search/search.ts";
import { talentIndex } from "../src/talent-search/talent-index.ts";
import { become, plantTalents, type PlantedTalent } from "./plant-talents.ts";
import { pick, seeded } from "./search-rows.ts";
import { aCareer, anIdentity, plantTaxonomy, worldSwaps, unlimited, type WorldTaxonomy } from "./talent-world.ts";

const count = proofSize({ short: 60, whole: 1_000 });
const queryCount = proofSize({ short: 16, whole: 40 });
const random = seeded(Number(process.env.SEED ?? 20_261_116));

let database: TestDatabase;
let search: SearchClient;
let taxonomy: WorldTaxonomy;
let talents: PlantedTalent[];
let space: { id: string; userId: string };

type IndexedSource = Record<string, unknown> & { doc: object };
type IndexedDocuments = Map<string, IndexedSource>;

async function write(): Promise<IndexedDocuments> {
  const documents: IndexedDocuments = new Map();
  for (let last: string | null = null; ;) {
    const ids: string[] = await resumeIds(database.db, last, 250);
    if (ids.length === 0) break;
    const projections = await projectResumes(database.db, ids);
    await project(search, projections);
    for (const { id, source } of projections) if (source) documents.set(id, source as IndexedSource);
    last = ids.at(-1)!;
  }
  await search.client.indices.refresh({ index: search.indexName(talentIndex.name) });
  return documents;
}

beforeAll(async () => {
  database = await createDatabase();
  search = testSearch();
  await ensureIndex(search, talentIndex);
  taxonomy = await plantTaxonomy(database.db);
  space = await aSpace(database.db);
  const people = Array.from({ length: count }, () => ({
    career: aCareer(random, taxonomy),
    who: anIdentity(random),
  }));
  talents = await plantTalents(database.db, people);
}, 120_000);
afterAll(async () => {
  await dropIndex(search, (await standing(search, talentIndex.name)).current!);
  await Promise.all([database.drop(), search.close()]);
});

const cut = async (analyzer: string, text: string) => {
  const { body } = await search.client.indices.analyze({
    index: search.indexName(talentIndex.name),
    body: { analyzer, text },
  });
  return (body.tokens ?? []).map(({ token }) => token).join(" ");
};

test("feminine and masculine form of a word → indexed as the same word", async () => {
  const pairs = [
    ["sviluppatrice", "sviluppatore"],
    ["direttrici", "direttori"],
    ["infermiera", "infermiere"],
    ["dottoressa", "dottore"],
    ["studentessa", "studente"],
    ["avvocatessa", "avvocato"],
    ["psicologa", "psicologo"],
    ["impiegata amministrativa", "impiegato amministrativo"],
    ["cuoca", "cuoco"],
    ["commessa", "commesso"],
    ["nata e laureata", "nato e laureato"],
  ] as const;
  for (const [her, his] of pairs) expect(await cut("words_it", her)).toBe(await cut("words_it", his));
  expect(await cut("words_en", "waitress")).toBe(await cut("words_en", "waiter"));
  for (const [her, his] of pairs.slice(0, 4)) expect(await cut("words_en", her)).toBe(await cut("words_en", his));
  expect(await cut("words_it", "banca")).not.toBe(await cut("words_it", "banco"));
});

/** The fields of an indexed document that are not text. They must stay identical when the gender changes. */
const facts = ({
  doc: _doc,
  text: _text,
  titleWords: _words,
  headline: _headline,
  title: _title,
  changedAt: _at,
  ...rest
}: IndexedSource) => rest;
/** The whole indexed document except the time and the version of its last change. */
const whole = ({ changedAt: _at, doc, ...rest }: IndexedSource) => ({ ...rest, doc: { ...doc, shownVersion: 0 } });

type TalentQuery = Pick<TalentSearchPayload, "filters"> & { sort?: string };
function aQuery(): TalentQuery {
  const { skills, works } = taxonomy;
  const skill = () => pick(random, skills);
  const words = () =>
    pick(random, [
      pick(random, works).m,
      pick(random, works).f,
      `${pick(random, works).en} ${skill().name}`,
      `${skill().name} ${skill().name}`,
      "preparata appassionato mare",
      "laureata con lode",
      `"${pick(random, works).f}" OR ${skill().name}`,
      `${skill().name} NOT ${pick(random, works).f}`,
      "svilupatrice",
    ]);
  const filters = [
    () => ({ f: "text", v: words(), mm: "c" }),
    () => ({ f: "skills", v: [skill().id, skill().id], mm: "in" }),
    () => ({ f: "skillYears", v: `${skill().id}:3`, mm: "is" }),
    () => ({ f: "occupations", v: [pick(random, works).id, pick(random, works).id], mm: "in" }),
    () => ({ f: "languageLevels", v: "language_en:B1", mm: "is" }),
    () => ({ f: "region", v: "Liguria", mm: "is" }),
    () => ({ f: "years", v: 6, mm: "gte" }),
  ];
  const chosen = [filters[0]!, pick(random, filters), pick(random, filters)].slice(random() < 0.3 ? 1 : 0);
  return { filters: chosen.map((make) => make()) as never, ...(random() < 0.2 && { sort: "updated:desc" }) };
}

const asked = async (query: TalentQuery): Promise<string[]> => {
  const payload = talentSearchPayload.parse({ size: 100, ...query });
  const memberships = [{ spaceId: space.id, role: "owner" as const }];
  const actor = {
    id: space.userId,
    sessionId: null,
    admin: false,
    emailVerified: true,
    memberships,
    spaceId: space.id,
  };
  const page = await searchResumes(
    { tx: database.db, search, now: new Date(), actor, ...unlimited(database.db) },
    payload,
  );
  return page.content.map(({ id }) => id);
};

test("talent with another name, gender, birth year or address → same ranking fields and same search order", async () => {
  const before = await write();
  expect(before.size).toBe(count);
  const queries = Array.from({ length: queryCount }, aQuery);
  const orders = [];
  for (const query of queries) orders.push(await asked(query));
  expect(orders.filter((order) => order.length > 1).length).toBeGreaterThan(queryCount / 2);
  for (const [kind, swap] of Object.entries(worldSwaps)) {
    await become(database.db, talents, swap);
    const after = await write();
    const part = kind === "gender" ? facts : whole;
    for (const [id, source] of after) expect(part(source), `${kind} of ${id}`).toEqual(part(before.get(id)!));
    for (const [at, query] of queries.entries())
      expect(await asked(query), `${kind}: ${JSON.stringify(query)}`).toEqual(orders[at]);
  }
}, 1_800_000);

test("indexed talent document → contains nothing that identifies the person", async () => {
  await become(database.db, talents, (who) => who);
  const documents = await write();
  for (const { career, who, resumeId } of talents) {
    const text = JSON.stringify(documents.get(resumeId));
    for (const trace of [who.first, who.last, `/${who.born}`, who.street, career.id, "@posta"])
      expect(text.includes(trace), `${trace} in ${text}`).toBe(false);
  }
}, 300_000);

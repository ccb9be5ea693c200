import { randomUUIDv7 } from "node:crypto";
import {
  matchModes,
  peopleRoutes,
  personFields,
  type FieldKind,
  type Page,
  type Person,
  type SearchPayload,
} from "@orbita/contract";
import type { Tables } from "@orbita/db";
import { dropIndex, ensureIndex, project, standing, type SearchClient } from "@orbita/platform";
import { aSpace, createDatabase, proofSize, type TestDatabase, testSearch } from "@orbita/testing";
import type { Insertable } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { presentPerson } from "../src/people/present.ts";
import { personIds, searchPeople, type PeopleViewer } from "../src/people/queries.ts";
import { domainsOf } from "../src/people/rules.ts";
import { askIndex, personIndex, projectPeople } from "../src/people/search.ts";
import { bruteForce } from "./brute-force.ts";
import { pick, seeded, type RandomFunction } from "./search-rows.ts";

const seed = Number(process.env.SEED ?? 20_261_115);
const random = seeded(seed);
const count = proofSize({ short: 1_000, whole: 3_000 });

type PersonFixture = {
  person: Person;
  visibility: "nobody" | "link" | "signedIn" | "everyone" | null;
  enabled: boolean;
  leaving: boolean;
  spaces: string[];
  domains: string[];
  email: string;
};
let database: TestDatabase;
let search: SearchClient;
let known: PersonFixture[];
let spaceIds: string[];

const names = [
  "Giulia",
  "Nicolò",
  "José",
  "Zoë",
  "Ana María",
  "D’Angelo",
  "O'Neill",
  "Ugo_1",
  "100%",
  "Łucja",
  "maria",
];
const families = ["Ferraris", "Rossi", "De Luca", "Müller", "Öz", "Cantù", "Forlì", "Rossini", "*", "ROSSI"];
const domains = ["lanterna.example", "it.lanterna.example", "portolano.example", "posta.example"];
const day = 86_400_000;

function aPerson(by: RandomFunction, at: number): PersonFixture {
  const id = randomUUIDv7();
  const visibility = pick(by, ["nobody", "link", "signedIn", "everyone", "signedIn", "everyone", null] as const);
  const person: Person = {
    id,
    username: `${pick(by, names)}.${pick(by, families)} ${at}`,
    firstName: pick(by, names),
    lastName: pick(by, families),
    profileImage: null,
    coverImage: null,
    headline: null,
    searchEngines: visibility === "everyone" && by() < 0.5,
    created: new Date(Date.parse("2026-01-01T08:00:00Z") + Math.floor(by() * 300) * day).toISOString(),
  };
  const some = <T>(values: readonly T[]) => (by() < 0.4 ? values.filter(() => by() < 0.4) : []);
  return {
    person,
    visibility,
    enabled: by() < 0.95,
    leaving: by() < 0.05,
    spaces: some(spaceIds),
    domains: some(domains),
    email: `${id}@${pick(by, domains)}`,
  };
}

const userOf = ({ person, enabled, leaving, email }: PersonFixture): Insertable<Tables["users"]> => ({
  id: person.id,
  email,
  username: person.username,
  first_name: person.firstName,
  last_name: person.lastName,
  enabled,
  deletes_at: leaving ? new Date(Date.now() + day) : null,
  created_at: person.created,
});

async function fill(): Promise<void> {
  const { db } = database;
  for (let from = 0; from < known.length; from += 500) {
    const some = known.slice(from, from + 500);
    await db.insertInto("users").values(some.map(userOf)).execute();
    const settings = some.flatMap(({ person, visibility }) =>
      visibility === null
        ? []
        : [{ user_id: person.id, profile_visibility: visibility, search_engines: person.searchEngines }],
    );
    await db.insertInto("user_settings").values(settings).execute();
    const hidden = some.flatMap(({ person, spaces, domains: all }) => [
      ...spaces.map((space_id) => ({ id: randomUUIDv7(), user_id: person.id, space_id, domain: null })),
      ...all.map((domain) => ({ id: randomUUIDv7(), user_id: person.id, space_id: null, domain })),
    ]);
    await db.insertInto("hidden_from").values(hidden).execute();
  }
}

beforeAll(async () => {
  database = await createDatabase();
  search = testSearch();
  await ensureIndex(search, personIndex);
  spaceIds = [];
  for (let n = 0; n < 4; n++) spaceIds.push((await aSpace(database.db)).id);
  known = Array.from({ length: count }, (_, at) => aPerson(random, at));
  await fill();
  const ids = await personIds(database.db, null, 10_000);
  for (let from = 0; from < ids.length; from += 500)
    await project(search, await projectPeople(database.db, ids.slice(from, from + 500)));
  await search.client.indices.refresh({ index: search.indexName(personIndex.name) });
}, 60_000);
afterAll(async () => {
  await dropIndex(search, (await standing(search, personIndex.name)).current!);
  await Promise.all([database.drop(), search.close()]);
});

/** The people that a viewer may find: the visibility rule in the simplest possible code. */
const visibleTo = (viewer: PeopleViewer): Person[] =>
  known
    .filter(({ enabled, leaving }) => enabled && !leaving)
    .filter(({ visibility }) => visibility === "signedIn" || visibility === "everyone")
    .filter(
      ({ person, spaces, domains: hidden }) =>
        person.id === viewer.id ||
        (!spaces.some((id) => viewer.spaceIds.includes(id)) &&
          !hidden.some((domain) => viewer.domains.includes(domain))),
    )
    .map(({ person }) => person);

const readers: Record<string, (person: Person) => string> = {
  username: ({ username }) => username,
  firstName: ({ firstName }) => firstName,
  lastName: ({ lastName }) => lastName,
  name: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  created: ({ created }) => created,
};

const engines: Record<string, (viewer: PeopleViewer, payload: SearchPayload) => Promise<Page<Person>>> = {
  OpenSearch: (viewer, payload) => askIndex(search, viewer, payload),
  PostgreSQL: async (viewer, payload) => {
    const page = await searchPeople(database.db, viewer, payload);
    return { ...page, content: page.content.map(presentPerson) };
  },
};
const parse = (payload: object) => peopleRoutes.search.body.parse(payload);

function viewers(by: RandomFunction): PeopleViewer[] {
  const one = (spaces: number): PeopleViewer => {
    const { person, email } = pick(by, known);
    return { id: person.id, spaceIds: spaceIds.slice(0, spaces), domains: domainsOf(email) };
  };
  return [one(0), one(1), one(2), one(4), { id: randomUUIDv7(), spaceIds: [], domains: ["nowhere.example"] }];
}

function valueFor(field: string, mode: string, by: RandomFunction): string {
  const value = readers[field]!(pick(by, known).person);
  if (field === "created") return value;
  const text = by() < 0.5 ? value.toUpperCase() : value;
  if (mode === "sw") return text.slice(0, 1 + Math.floor(by() * 4));
  if (mode !== "c") return text;
  const from = Math.floor(by() * Math.max(1, text.length - 2));
  return text.slice(from, from + 1 + Math.floor(by() * 4)).trim() || text;
}

function questions(by: RandomFunction): object[] {
  const fields = Object.entries(personFields) as [string, FieldKind][];
  const sort = () => `${pick(by, fields)[0]}:${pick(by, ["asc", "desc"])}`;
  const filter = ([field, kind]: [string, FieldKind]) => {
    const mm = pick(by, matchModes[kind]);
    const one = () => valueFor(field, mm, by);
    return { f: field, mm, v: mm === "in" || by() < 0.3 ? [one(), one()] : one() };
  };
  const each = fields.flatMap((field) =>
    [1, 2, 3, 4].map(() => ({ size: 100, sort: sort(), filters: [filter(field)] })),
  );
  const pages = [0, 3, 7].map((page) => ({ size: 50, page, sort: sort() }));
  return [...each, ...pages, { size: 20, sort: sort(), filters: [filter(pick(by, fields)), filter(pick(by, fields))] }];
}

describe.each(Object.keys(engines))("people search with %s, compared with a brute-force filter", (name) => {
  test(`people search by every field and for various viewers → same result as brute force on ${count} people (seed ${seed})`, async () => {
    const by = seeded(seed + 1);
    let nonEmpty = 0;
    let asked = 0;
    for (const viewer of viewers(by)) {
      const visible = visibleTo(viewer);
      expect(visible.length).toBeGreaterThan(count / 6);
      for (const question of questions(by)) {
        const payload = parse(question);
        const wanted = bruteForce(visible, payload, personFields, readers);
        const got = await engines[name]!(viewer, payload);
        const slice = wanted.slice(payload.page * payload.size, (payload.page + 1) * payload.size);
        const told = JSON.stringify({ viewer, question });
        expect(got.content, told).toEqual(slice);
        expect(got.totalElements, told).toBe(wanted.length);
        asked++;
        if (wanted.length > 0) nonEmpty++;
      }
    }
    expect(nonEmpty / asked).toBeGreaterThan(0.5);
  }, 60_000);

  test("viewer who hides from their own domain → finds themselves; their colleagues → do not find them", async () => {
    const { person, email } = known.find(
      ({ enabled, leaving, visibility, domains: hidden, email: own }) =>
        enabled && !leaving && visibility === "signedIn" && hidden.some((domain) => domainsOf(own).includes(domain)),
    )!;
    const viewer = { id: person.id, spaceIds: [], domains: domainsOf(email) };
    const payload = parse({ filters: [{ f: "username", v: person.username }] });
    expect((await engines[name]!(viewer, payload)).content).toEqual([person]);
    const colleague = { ...viewer, id: randomUUIDv7() };
    expect((await engines[name]!(colleague, payload)).content).toEqual([]);
  });

  test("cursor of a people search → all visible people without loss or repeat", async () => {
    const [viewer] = viewers(seeded(seed + 2));
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Page<Person> = await engines[name]!(
        viewer!,
        parse({ size: 97, sort: "lastName:asc", ...(cursor && { cursor }) }),
      );
      seen.push(...page.content.map(({ id }) => id));
      cursor = page.cursor;
    } while (cursor);
    const wanted = bruteForce(visibleTo(viewer!), parse({ sort: "lastName:asc" }), personFields, readers);
    expect(seen).toEqual(wanted.map(({ id }) => id));
  });
});

test("user erased → removed from the people index", async () => {
  const { person } = known.find(
    ({ visibility, enabled, leaving }) => visibility === "everyone" && enabled && !leaving,
  )!;
  const { db } = database;
  const documentOf = async () => {
    const { body } = await search.client.mget({
      index: search.indexName(personIndex.name),
      body: { ids: [person.id] },
    });
    return (body.docs as unknown as { found?: boolean }[])[0]?.found;
  };
  expect(await documentOf()).toBe(true);
  await db.deleteFrom("users").where("id", "=", person.id).execute();
  await project(search, await projectPeople(db, [person.id]));
  expect(await documentOf()).toBe(false);
});

import { events } from "@orbita/features";
import { project } from "@orbita/platform";
import { aMember, aSpace } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, startApi, type TestApi } from "../support/harness.ts";
import { aPerson, letters } from "../support/people.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await api.createIndexes();
});
afterAll(() => api.stop());

/** Updates the search index of people from the outbox, as the worker does. */
async function relay() {
  const rows = await api.db.selectFrom("outbox").selectAll().where("destination", "=", "search").execute();
  const changed = events.find(({ name }) => name === "person.changed")!;
  const payloads = rows.filter(({ name }) => name === "person.changed").map(({ payload }) => payload as object);
  await project(api.search, await changed.project!(api.db, payloads));
  await api.search.client.indices.refresh({ index: api.search.indexName("people") });
}

describe("people search", () => {
  const engines = ["search", "searchElastic"] as const;
  const find = async (client: TestApi["guest"], engine: (typeof engines)[number], username: string) =>
    (await client.people[engine]({ body: { filters: [{ f: "username", v: username }] } }))!.content.map(({ id }) => id);

  test.each(engines)(
    "people search (route people.%s) → finds only visible people, and only by their current username",
    async (engine) => {
      const space = await aSpace(api.db);
      const member = await api.as(space.userId);
      const person = await aPerson(api);
      const seen = async () => {
        await relay();
        return (await find(member, engine, person.username)).length === 1;
      };
      expect(await seen()).toBe(false);
      await person.client.people.changeSettings({ body: { privacy: { profileVisibility: "signedIn" } } });
      expect(await seen()).toBe(true);
      const line = await person.client.people.hide({ body: { spaceId: space.id } });
      expect(await seen()).toBe(false);
      expect(await find(person.client, engine, person.username)).toEqual([person.id]);
      await person.client.people.show({ params: { id: line!.id } });
      expect(await seen()).toBe(true);
      const username = `nuova ${letters(10)}`;
      await person.client.accounts.changeMe({ body: { username } });
      await relay();
      expect(await find(member, engine, username)).toEqual([person.id]);
      expect(await seen()).toBe(false);
    },
  );

  test.each(engines)(
    "people search (route people.%s) by a member of a Space that the person hides from → not found",
    async (engine) => {
      const space = await aSpace(api.db);
      const person = await aPerson(api, { visibility: "everyone" });
      await person.client.people.hide({ body: { spaceId: space.id } });
      await relay();
      const asker = await aPerson(api);
      expect(await find(asker.client, engine, person.username)).toEqual([person.id]);
      await aMember(api.db, { spaceId: space.id, userId: asker.id, role: "viewer" });
      expect(await find(asker.client, engine, person.username)).toEqual([]);
    },
  );

  test.each(engines)(
    "people search (route people.%s) → returns only public fields, and refuses a filter on a private field",
    async (engine) => {
      const person = await aPerson(api, { visibility: "everyone" });
      await relay();
      const { client } = await aPerson(api);
      const page = await client.people[engine]({ body: { filters: [{ f: "username", v: person.username }] } });
      expect(Object.keys(page!.content[0]!).toSorted()).toEqual(
        [
          "id",
          "username",
          "firstName",
          "lastName",
          "profileImage",
          "coverImage",
          "headline",
          "searchEngines",
          "created",
        ].toSorted(),
      );
      for (const f of ["email", "phone", "scopes", "hiddenSpaces", "hiddenDomains"])
        expect(await codeOf(client.people[engine]({ body: { filters: [{ f, v: "x" }] } }))).toBe("request.invalid");
      const some = await client.people[engine]({
        body: { filters: [{ f: "username", v: person.username }], projections: ["username"] },
      });
      expect(some!.content).toEqual([{ id: person.id, username: person.username }]);
    },
  );
});

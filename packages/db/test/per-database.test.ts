import { connect, inTransaction, perDatabase } from "@orbita/db";
import { createDatabase, type TestDatabase } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());

const author = { actorId: null, requestId: null };

test("perDatabase cache → shared by all transactions of a connection pool, separate for another pool", async () => {
  const keptOf = perDatabase(() => ({ value: 0 }));
  const kept = keptOf(database.db);
  const seen = await Promise.all([1, 2].map(() => inTransaction(database.db, author, async (tx) => keptOf(tx))));
  for (const one of seen) expect(one).toBe(kept);
  await database.db.connection().execute(async (one) => expect(keptOf(one)).toBe(kept));
  const other = connect({ url: database.url });
  expect(keptOf(other)).not.toBe(kept);
  await other.destroy();
  expect(perDatabase(() => ({ value: 0 }))(database.db)).not.toBe(kept);
});

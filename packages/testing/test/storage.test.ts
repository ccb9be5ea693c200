import { afterAll, expect, test } from "vitest";
import { StorageUnavailable } from "@orbita/platform";
import { testStorage } from "../src/index.ts";

const storage = testStorage();
afterAll(async () => {
  await storage.clear();
  storage.close();
});

const piece = 1024 * 1024;

async function* pieces(count: number, failAfter = Infinity): AsyncGenerator<Uint8Array> {
  for (let index = 0; index < count; index++) {
    if (index >= failAfter) throw new RangeError("the source failed");
    yield new Uint8Array(piece).fill(index);
  }
}

async function sizesOf(key: string): Promise<{ bytes: number; last: number | undefined }> {
  let bytes = 0;
  let last: number | undefined;
  for await (const chunk of storage.get(key)) {
    bytes += chunk.length;
    last = chunk.at(-1);
  }
  return { bytes, last };
}

test.each([0, 1, 5, 12])("stream of %i MB → one object with the same bytes", async (count) => {
  await storage.putStream(`stream-${count}`, pieces(count), "text/csv");
  const expected = { bytes: count * piece, last: count === 0 ? undefined : count - 1 };
  expect(await sizesOf(`stream-${count}`)).toEqual(expected);
});

test("source that fails after two parts → its own error, and no object", async () => {
  await expect(storage.putStream("broken", pieces(12, 11), "text/csv")).rejects.toThrow(RangeError);
  expect(await storage.keys()).not.toContain("broken");
});

test("store that does not respond → StorageUnavailable", async () => {
  const away = testStorage({ endpoint: "http://127.0.0.1:9" });
  await expect(away.putStream("any", pieces(6), "text/csv")).rejects.toThrow(StorageUnavailable);
  away.close();
});

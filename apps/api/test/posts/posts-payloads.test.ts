import { randomUUIDv7 } from "node:crypto";
import { channelLimits, postLimits, tokensOf } from "@orbita/contract";
import { aPost, isWholeProof, proofCases } from "@orbita/testing";
import { everyPayload, payloads } from "@orbita/testing/payloads";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { problemOf, startApi, type TestApi } from "../support/harness.ts";
import { aWriter, type PostWriter } from "./posts-world.ts";

let api: TestApi;
let anna: PostWriter;
let admin: PostWriter;
beforeAll(async () => {
  api = await startApi();
  [anna, admin] = [await aWriter(api), await aWriter(api, { admin: true })];
});
afterAll(() => api.stop());

const one = (id: string) => ({ params: { id: id } });
const asKept = (text: string) => text.replaceAll("\r\n", "\n").normalize("NFC").trim();

/**
 * The payloads for one field. With `./orbita prove`, every payload is sent to every field, otherwise two of each family per
 * field. A few are refused: no visible character, half a surrogate pair, too many mentions.
 */
const part = (field: 0 | 1 | 2): readonly string[] =>
  isWholeProof
    ? everyPayload
    : Object.values(payloads).flatMap((family) =>
        proofCases(
          family.filter((_, index) => index % 3 === field),
          { short: 2 },
        ),
      );
/** The number of payloads that a field must at least accept: four fifths. */
const mostOf = (given: readonly string[]): number => given.length * 0.8;

/** Returns whether the text was stored, and then checks that it is unchanged. Otherwise it must be refused with 422. */
async function kept(given: string, max: number, say: (text: string) => Promise<string>): Promise<boolean> {
  let back: string | undefined;
  const problem = await problemOf(say(given).then((text) => (back = text)));
  if (problem) {
    expect([problem.code, problem.status], JSON.stringify(given)).toEqual(["request.invalid", 422]);
    return false;
  }
  expect(back, JSON.stringify(given)).toBe(asKept(given));
  expect(back!.length).toBeLessThanOrEqual(max);
  return true;
}

/** Checks that links lead only to http or https, and that the tokens together are the whole text. */
function checkTokens(text: string): void {
  const tokens = tokensOf(text);
  expect(tokens.map((token) => token.text).join("")).toBe(text);
  for (const token of tokens)
    if (token.kind === "link") expect(["http:", "https:"], token.url).toContain(new URL(token.url).protocol);
}

/** Returns the writer of the next text. Switches to another writer after every `each` texts to stay below the rate limits. */
function crowd(each: number): () => Promise<PostWriter> {
  let [said, writer]: [number, PostWriter] = [0, anna];
  return async () => {
    if (++said % each === 0) writer = await aWriter(api);
    return writer;
  };
}

test("list of hostile payloads → has more than three hundred distinct entries", () => {
  expect(everyPayload.length).toBeGreaterThan(300);
  expect(new Set(everyPayload).size).toBe(everyPayload.length);
});

test("hostile payload as the text of a post → stored verbatim or refused", { timeout: 600_000 }, async () => {
  const next = crowd(postLimits.perHour);
  let count = 0;
  for (const payload of part(0))
    if (await kept(payload, postLimits.text.max, async (text) => (await (await next()).say({ text }))!.text)) count++;
  for (const payload of everyPayload) checkTokens(asKept(payload));
  expect(count).toBeGreaterThan(mostOf(part(0)));
});

test(
  "hostile payload as the alternative text of an image → stored verbatim or refused",
  { timeout: 600_000 },
  async () => {
    const fileId = randomUUIDv7();
    const { id } = await aPost(api.db, { authorId: anna.id });
    await sql`insert into files (id, owner_id, purpose, visibility, status, name, type, size, sha256, width, height, object_keys)
    values (${fileId}, ${anna.id}, 'postImage', 'owner', 'ready', 'x.webp', 'image/webp', 1, '\\x00', 1, 1, '{}')`.execute(
      api.db,
    );
    await sql`insert into post_images (post_id, place, file_id) values (${id}, 0, ${fileId})`.execute(api.db);
    let version = 1;
    let count = 0;
    for (const payload of part(1)) {
      const alt = payload.slice(0, postLimits.alt.max);
      const change = async () => {
        const body = { text: "Una foto", images: [{ id: fileId, alt }], version };
        const post = (await anna.client.posts.edit({ ...one(id), body }))!;
        version = post.version;
        return post.images[0]!.alt;
      };
      // An alternative text without visible characters is stored as empty, which is allowed, so it is not checked here.
      const unseen = alt.replace(/[\p{Cc}\p{Cf}\p{Z}\p{VS}]/gu, "") === "";
      if (!unseen && (await kept(alt, postLimits.alt.max, change))) count++;
    }
    expect(count).toBeGreaterThan(mostOf(part(1)));
  },
);

test(
  "hostile payload as a post draft → stored verbatim with its spaces, or refused",
  { timeout: 600_000 },
  async () => {
    let count = 0;
    for (const payload of part(2)) {
      const refused = await problemOf(anna.client.posts.keepDraft({ query: {}, body: { text: payload } }));
      if (refused) expect([refused.code, refused.status], JSON.stringify(payload)).toEqual(["request.invalid", 422]);
      else if (payload.trim() !== "") {
        expect((await anna.client.posts.draft({ query: {} }))!.draft?.text).toBe(payload);
        count++;
      }
    }
    expect(count).toBeGreaterThan(mostOf(part(2)));
  },
);

test("hostile payload as a comment → stored verbatim or refused", { timeout: 600_000 }, async () => {
  const { id } = await aPost(api.db, { authorId: admin.id });
  const next = crowd(postLimits.commentsPerHour);
  let count = 0;
  for (const payload of part(1)) {
    const text = payload.slice(0, postLimits.comment.max);
    const create = async () => (await next()).client.comments.create({ ...one(id), body: { text } });
    if (await kept(text, postLimits.comment.max, async () => (await create())!.text!)) count++;
    checkTokens(asKept(text));
  }
  expect(count).toBeGreaterThan(mostOf(part(1)));
});

test("hostile payload as channel name and text → stored verbatim or refused", { timeout: 600_000 }, async () => {
  for (const payload of part(2)) {
    const [name, description] = [
      payload.slice(0, channelLimits.name.max).padEnd(channelLimits.name.min, "x"),
      payload.slice(0, channelLimits.description.max),
    ];
    const url = `p${randomUUIDv7().replaceAll("-", "")}`.slice(0, channelLimits.url.max);
    const body = { name, url, description, topic: "other" as const };
    let back: { name: string; description: string } | undefined;
    const problem = await problemOf(admin.client.adminChannels.create({ body }).then((made) => (back = made!)));
    if (problem) expect([problem.code, problem.status], JSON.stringify(payload)).toEqual(["request.invalid", 422]);
    else
      expect([back!.name, back!.description].map(asKept), JSON.stringify(payload)).toEqual(
        [name, description].map(asKept),
      );
  }
});

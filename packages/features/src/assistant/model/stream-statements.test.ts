import { describe, expect, it } from "vitest";
import type { QuotedClaim } from "./ground.ts";
import { statementsIn } from "./stream-statements.ts";

const answer = {
  statements: [
    { text: 'Dice "ciao" \\ e {basta}', lines: [1, 2] },
    { text: "È ancora lì: ]}", lines: [] },
  ],
  notSaid: false,
};

async function* pieces(text: string, length: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}

async function read(text: string, length = 7) {
  const claims: { claim: QuotedClaim; after: number }[] = [];
  let after = 0;
  async function* counted() {
    for await (const piece of pieces(text, length)) {
      after += piece.length;
      yield piece;
    }
  }
  const reading = statementsIn(counted());
  for (;;) {
    const { done, value } = await reading.next();
    if (done) return { claims, end: value };
    claims.push({ claim: value, after });
  }
}

describe("statementsIn a model answer that is still streaming", () => {
  const text = JSON.stringify(answer);
  it.each([1, 2, 3, 5, 11, 1_000])(
    "model answer streamed in pieces of %d letters → each statement is yielded complete",
    async (length) => {
      const { claims, end } = await read(text, length);
      expect(claims.map(({ claim }) => claim)).toEqual(answer.statements);
      expect(end).toEqual({ notSaid: false });
    },
  );

  it("statement of a streaming model answer is complete → yielded at once, before the document ends", async () => {
    const [first] = (await read(text, 1)).claims;
    expect(first!.after).toBe(text.indexOf("},") + 1);
  });

  it("model answer in a code block with any whitespace → its statements are read", async () => {
    const { claims, end } = await read(`\`\`\`json\n${JSON.stringify(answer, null, 2)}\n\`\`\``);
    expect([claims.length, end]).toEqual([2, { notSaid: false }]);
  });

  it.each([
    "",
    "Certo! Ecco",
    text.slice(0, -1),
    text.replace('"notSaid":false', '"notSaid":"no"'),
    text.replace("[1,2]", '["1"]'),
    `${text}${text}`,
    JSON.stringify({ statements: [], notSaid: true }).replace("[]", "{}"),
    `{"statements":[${"[".repeat(50)}`,
    JSON.stringify({ ...answer, statements: [{ text: "x".repeat(30_000), lines: [1] }] }),
  ])("broken model answer → the stream ends without a result: %j", async (broken) =>
    expect((await read(broken)).end).toBeNull(),
  );

  it("model answer with nested statements → only those of the top-level list are yielded", async () => {
    const inside = {
      other: [{ text: "no", lines: [1] }],
      ...answer,
      deep: { statements: [{ text: "no", lines: [1] }] },
    };
    const { claims } = await read(JSON.stringify(inside));
    expect(claims.map(({ claim }) => claim)).toEqual(answer.statements);
  });
});

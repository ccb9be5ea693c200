import { expect, test } from "vitest";
import { stackFramesOf, redactPeople } from "./redact-people.ts";

const id = "01a1e565-fd38-74de-941a-d96754715e8c";

test.each([
  ["452 4.2.2 <giulia.ferraris@posta.example> mailbox full", "452 4.2.2 … mailbox full"],
  ["connect ECONNREFUSED 127.0.0.1:21025", "connect ECONNREFUSED …:21025"],
  ["Connection terminated unexpectedly", "Connection terminated unexpectedly"],
  ['duplicate key value violates unique constraint "users_email"', "duplicate key value violates unique constraint …"],
  [`resume ${id} of Giulia Ferraris cannot be read`, `resume ${id} of … cannot be read`],
  ["ENOENT: no such file or directory, open '/srv/files/ferrari_cv.pdf'", "ENOENT: no such file or directory, open …"],
  ["cannot read /srv/files/Giulia Ferraris/cv.pdf", "cannot read …"],
  ["document curriculum ferraris 2026.pdf is protected", "… is protected"],
  ["call +39 333 123 4567 or 010-123.45.67", "call … or …"],
  ["GET https://api.example/users?email=giulia@posta.example failed", "GET … failed"],
  ["codice FRRGLI90A41D969X non valido", "codice … non valido"],
  ["Bearer eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIxMjMifQ.c2lnbmF0dXJlLXRoYXQtaXM is over", "… is over"],
  ["pi_3PabcdEFGH12345678_secret_9XyZ is refused", "… is refused"],
  ["Key (email)=(giulia@posta.example) already exists", "… (email)… already exists"],
  ["refused 2001:db8:85a3::8a2e:370:7334", "refused …"],
  ["Timeout after 120 s", "Timeout after 120 s"],
])("error message with personal data or secrets → they are removed: %s", (written, told) => {
  expect(redactPeople(written)).toBe(told);
});

test("redactPeople with a long message → cut to 300 characters", () => {
  expect(redactPeople("a ".repeat(100_000)).length).toBeLessThanOrEqual(300);
});

test("stackFramesOf an error → its file and line, without its message", () => {
  const error = new Error("giulia@posta.example at packages/x.ts:1:1)");
  const places = stackFramesOf(error);
  expect(places[0]).toMatch(/packages\/features\/src\/kernel\/redact-people\.test\.ts:\d+$/);
  expect(places.join(" ")).not.toContain("giulia");
});

import { emptyResume, type Resume } from "@orbita/contract";
import { expect, test } from "vitest";
import { fingerprintOf, nearBits, partsOf } from "./fingerprint.ts";
import { marksOf } from "./marks.ts";

const words =
  "porto nave gru banchina container servizio coda evento messaggio archivio ricerca indice prova rilascio misura rete chiave sito utente squadra progetto cliente fattura turno magazzino ordine prezzo catalogo mappa rotta".split(
    " ",
  );
let seed = 7;
const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
const prose = (count: number) => Array.from({ length: count }, () => words[next(words.length)]!).join(" ");
const saying = (summary: string, more: Partial<Resume> = {}): Resume => ({
  ...emptyResume,
  updated: "2026-11-16T10:00:00.000Z",
  summary,
  ...more,
});
const apart = (one: bigint, other: bigint) => (one ^ other).toString(2).replaceAll("0", "").length;
const print = (text: string) => fingerprintOf(saying(text))!;

test("CVs that differ only in case, accents and punctuation → same fingerprint", () => {
  const text = prose(200);
  expect(print(text.toUpperCase().replaceAll(" ", ", "))).toBe(print(text));
  expect(print(text.replace("porto", "pòrto"))).toBe(print(text));
});

test("CV with an added line → near fingerprint that shares a part; another person's CV → fingerprint not near", () => {
  let found = 0;
  for (let round = 0; round < 40; round++) {
    const text = prose(400);
    const longer = `${text} e ora guida un gruppo nuovo`;
    const [one, other, stranger] = [print(text), print(longer), print(prose(400))];
    if (apart(one, other) <= nearBits) {
      found++;
      const parts = partsOf(one).map((part) => part.toString("hex"));
      expect(partsOf(other).some((part) => parts.includes(part.toString("hex")))).toBe(true);
    }
    expect(apart(one, stranger)).toBeGreaterThan(nearBits);
  }
  expect(found).toBeGreaterThanOrEqual(36);
});

test("fingerprints that differ in at most nearBits bits → share at least one part", () => {
  for (let round = 0; round < 500; round++) {
    const one = print(prose(60));
    let other = one;
    for (let flips = 0; flips < nearBits; flips++) other ^= 1n << BigInt(next(64));
    const parts = partsOf(one).map((part) => part.toString("hex"));
    expect(partsOf(other).some((part) => parts.includes(part.toString("hex")))).toBe(true);
  }
});

test("short CV → no fingerprint; phone field without a number → no duplicate mark; same contact in another form → same mark", () => {
  expect(fingerprintOf(saying("Sviluppo software"))).toBeNull();
  const contacts = (phone: string) => ({ contacts: { email: null, phone, city: null, links: [] } });
  expect(marksOf(saying("", contacts("su richiesta"))).marks).toEqual([]);
  expect(marksOf(saying("", contacts("347 555 0142")))).toEqual(marksOf(saying("", contacts("+39 3475550142"))));
  expect(marksOf(saying(""), "Irene@Posta.example")).toEqual(marksOf(saying(""), "irene@posta.example"));
});

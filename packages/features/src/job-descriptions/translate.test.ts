import { describe, expect, test } from "vitest";
import { draftAd } from "./draft.ts";
import { textOf } from "./paragraph.ts";
import { phrasebook } from "./phrasebook.ts";
import { readTaxonomy, seededFacts } from "./testing/seeded-posts.ts";
import { translate } from "./translate.ts";

const named = [
  { it: "Macchine utensili", en: "Machine tools", proper: false },
  { it: "Java", en: "Java", proper: false },
  { it: "Inglese", en: "English", proper: true },
  { it: "Buoni pasto", en: "Meal vouchers", proper: false },
  { it: "DOP, IGP e prodotti tipici", en: "PDO, PGI and typical products", proper: false },
];
const it = phrasebook("it", named);
const en = phrasebook("en", named);

describe("phrasebook of job descriptions", () => {
  test.each([
    [
      "Che cosa serve\n- Java, almeno 3 anni\n- Inglese, livello B2",
      "What it takes\n- Java, at least 3 years\n- English, level B2",
    ],
    ["Buona conoscenza di macchine utensili e di Java.", null],
    ["Buona conoscenza di macchine utensili e Java.", "Good knowledge of machine tools and Java."],
    ["Offriamo: buoni pasto (8 € al giorno).", "We offer: meal vouchers (€8 a day)."],
    ["DOP, IGP e prodotti tipici", "PDO, PGI and typical products"],
    ["Dal lunedì al venerdì, 40 ore a settimana", "Monday to Friday, 40 hours a week"],
    ["31.000 € lordi l’anno", "€31,000 gross a year"],
    ["inglese B2", "English B2"],
  ])("phrasebook: Italian text → its English translation, or null if unknown: %s", (italian, english) =>
    expect(it.say(italian)).toBe(english),
  );

  test.each([
    ["What we offer\n- Meal vouchers", "Che cosa offriamo\n- Buoni pasto"],
    ["Experience with Java or machine tools", "Esperienza con Java o macchine utensili"],
    ["At least 2 years of experience.", "Almeno 2 anni di esperienza."],
  ])("phrasebook: English text → its Italian translation: %s", (english, italian) =>
    expect(en.say(english)).toBe(italian),
  );

  test.each([
    "Scriviamo il software con cui i terminal decidono dove va ogni cassa.",
    "Java e tanta passione",
    "Offriamo: buoni pasto e un ufficio sul mare.",
    "Chi siamo: una squadra di otto persone",
  ])("phrasebook: text that is known only in part → not translated: %s", (text) => expect(it.say(text)).toBeNull());

  test("long unknown text → the phrasebook rejects it in less than a second", () => {
    const text = "Java, prosa e (altro): tutto; insieme. ".repeat(130);
    const began = performance.now();
    expect(it.say(text)).toBeNull();
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});

test("translate → drafted paragraphs in the other language; the author's own paragraphs stay untranslated", async () => {
  const taxonomy = await readTaxonomy();
  for (let seed = 1; seed <= 40; seed++) {
    const facts = seededFacts(seed, taxonomy);
    const from = facts.post.language;
    const to = from === "it" ? "en" : "it";
    const before = draftAd(facts, from);
    const own = from === "it" ? "Scritto da noi, a mano." : "Written by us, by hand.";
    const text = [...before.map(textOf), own].join("\n\n");
    const over = translate({ text, to, facts }, phrasebook(from, []));
    const after = new Map(draftAd(facts, to).map((one) => [one.key, textOf(one)]));
    expect(over.at(-1)).toEqual({ text: own, translated: false, left: [] });
    const kept = before.filter(({ key }) => key !== "ownWords" && after.has(key));
    expect(over.filter(({ translated }) => translated)).toHaveLength(kept.length);
    // Only free text of the job post stays untranslated.
    for (const { left } of over)
      for (const words of left) expect(JSON.stringify([facts.post, facts.title])).toContain(words);
  }
});

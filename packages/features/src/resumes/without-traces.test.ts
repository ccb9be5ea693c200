import { expect, test } from "vitest";
import { withoutTraces } from "./without-traces.ts";

const contacts = {
  email: "giulia@posta.example",
  phone: "347 555 0142",
  city: "Genova",
  links: ["https://www.giulia.example/"],
};
const person = { firstName: "Giulia", lastName: "Costa", username: "giulia.costa", contacts };

test.each([
  ["Mi chiamo Giulia Costa.", "Mi chiamo … …."],
  ["Scrivimi a Giulia@posta.example o al 347 555 0142", "Scrivimi a … o al …"],
  ["Il mio sito: giulia.example", "Il mio sito: …"],
  ["Su github.example/giulia.costa", "Su github.example/…"],
  ["Vedi https://altro.example/cv, o chiama +39 010 555 0142.", "Vedi … o chiama …."],
  ["Dal 2019-2021, 12.000 posti, 1.250.000 euro", "Dal 2019-2021, 12.000 posti, 1.250.000 euro"],
  ["Navigo lungo la costa", "Navigo lungo la costa"],
  ["Piano Costanza, Giuliana", "Piano Costanza, Giuliana"],
])("text with name and contacts of its person → both removed: %s", (text, expected) => {
  expect(withoutTraces({ text }, person)).toEqual({ text: expected });
});

const nobodyKnown = { names: [], usernames: [], emails: [], phones: [], links: [], places: [], files: [] };
test.each([
  ["Nazionalità: italiana. Cuoca di bordo", "…. Cuoca di bordo"],
  ["Di nazionalità marocchina, parlo arabo", "…, parlo arabo"],
  ["Nationality Italian, gender: female", "…, …"],
  ["Stato civile: nubile", "…"],
  ["Sesso: F, coniugata", "…, …"],
  ["Un nuovo genere di vela, per la cittadinanza", "Un nuovo genere di vela, per la cittadinanza"],
  ["Servizio civile, gender studies", "Servizio civile, gender studies"],
])(
  "text about a person whose identity is given → civil status, gender and nationality are removed too: %s",
  (text, expected) => {
    expect(withoutTraces({ text }, person, nobodyKnown)).toEqual({ text: expected });
  },
);

test("ids, codes and dates → stay unchanged; identity fields that are missing or one character long → remove nothing", () => {
  const entry = { id: "Giulia", code: "Costa", start: "2019", tasks: ["Con Giulia"], description: null, years: 3 };
  expect(withoutTraces([entry], person)).toEqual([{ ...entry, tasks: ["Con …"] }]);
  const nobody = {
    firstName: null,
    lastName: "X",
    username: null,
    contacts: { ...contacts, email: null, phone: "1", links: [] },
  };
  expect(withoutTraces("X 1 Giulia", nobody)).toBe("X 1 Giulia");
});

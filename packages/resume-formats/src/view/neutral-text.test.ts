import { describe, expect, test } from "vitest";
import { neutralText } from "./neutral-text.ts";

describe("neutralText", () => {
  test.each([
    ["Sviluppatrice backend con otto anni di esperienza.", "Sviluppatore/trice backend con otto anni di esperienza."],
    ["Sviluppatore backend con otto anni di esperienza.", "Sviluppatore/trice backend con otto anni di esperienza."],
    ["Sono una sviluppatrice curiosa", "Sono un/a sviluppatore/trice curioso/a"],
    ["Sono stata assunta come infermiera", "Sono stato/a assunto/a come infermiere/a"],
    ["Laureata in informatica, appassionata di reti", "Laureato/a in informatica, appassionato/a di reti"],
    ["Mi sono occupata di bilanci", "Mi sono occupato/a di bilanci"],
    ["Lavoro come una consulente", "Lavoro come un/a consulente"],
    ["La dott.ssa mi ha insegnato", "La mi ha insegnato"],
    ["In maternità nel 2021", "In congedo parentale nel 2021"],
    ["She led her team; he did his part", "They led their team; they did their part"],
    ["Worked as a waitress and saleswoman", "Worked as a waiter and salesperson"],
    ["Ask Mrs. Rossi about it", "Ask Rossi about it"],
    ["I am a woman in tech", "I am a person in tech"],
  ])('neutralText: gender-neutral form of "%s" → "%s"', (text, neutral) => expect(neutralText(text)).toBe(neutral));

  test("neutralText: feminine and masculine form of a sentence → the same neutral form", () => {
    const pairs = [
      ["Sono stata promossa a coordinatrice", "Sono stato promosso a coordinatore"],
      ["Un'analista esperta di dati", "Un analista esperto di dati"],
      ["Nata a Genova, laureata in legge", "Nato a Genova, laureato in legge"],
      ["Cameriera di sala e segretaria", "Cameriere di sala e segretario"],
      ["She is a stewardess", "He is a steward"],
    ];
    for (const [her, his] of pairs) expect(neutralText(her!)).toBe(neutralText(his!));
  });

  test.each([
    "Il settore motore e la matrice dei costi",
    "Azienda specializzata in reti, niente male",
    "Java, Kotlin e Scala; man mano anche Go",
    "HIS e cartelle cliniche: architettura e grafica",
    "Le mie competenze sono Java e SQL",
  ])("neutralText: text that does not refer to a person → unchanged: %s", (text) =>
    expect(neutralText(text)).toBe(text),
  );

  test("neutralText applied to its own result → unchanged", () => {
    for (const text of ["Sono una sviluppatrice laureata", "She is her own boss", "Sono stata una cameriera"])
      expect(neutralText(neutralText(text))).toBe(neutralText(text));
  });
});

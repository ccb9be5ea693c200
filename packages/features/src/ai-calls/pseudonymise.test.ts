import { expect, test } from "vitest";
import { pseudonymise } from "./pseudonymise.ts";

const nicolo = {
  names: ["Nicolò", "De Luca"],
  usernames: ["nico.deluca"],
  emails: ["n.deluca92@posta.example"],
  phones: ["+39 347 555 0142"],
  links: ["https://www.linkedin.com/in/nico-dl-92/"],
  places: ["Genova (GE)"],
  files: [],
};
const ada = { ...nicolo, names: ["Ada", "Bassi"], usernames: [], emails: [], phones: [], links: [], places: [] };

test.each([
  ["Nicolò De Luca guida il team", "[#1] guida il team"],
  ["scrivi a qualcuno@altrove.example o al 333 1234567", "scrivi a [#1] o al [#2]"],
  ["IBAN IT60 X054 2811 1010 0000 0123 456, CF DLCNCL94C12D969X", "IBAN [#1], CF [#2]"],
  ["nato il 12/03/1994, abito in via San Lorenzo, 5", "[#1], abito in [#2]"],
  ["riferimento: Dott.ssa Maria Rossi, e Mr Smith", "riferimento: [#1], e [#2]"],
  ["https://pagina.example/io e nico-dl-92", "[#1] e [#2]"],
  ["Java, PostgreSQL, 20 anni di esperienza, 2019-2021", "Java, PostgreSQL, 20 anni di esperienza, 2019-2021"],
])(
  "pseudonymise: identifying data in a text → replaced by numbers, and restored in the answer: %s",
  (text, expected) => {
    const { hide, restore } = pseudonymise([nicolo]);
    expect(hide(text)).toBe(expected);
    expect(restore(hide(text))).toBe(text);
  },
);

test("pseudonymise: same name → same number in all texts of a model call; another person → another number", () => {
  const { hide, restore } = pseudonymise([nicolo, ada]);
  expect([hide("Nicolò De Luca e Ada Bassi"), hide("Ada Bassi")]).toEqual(["[#1] e [#2]", "[#2]"]);
  expect(restore("[#2] conosce Java, [#9] no")).toBe("Ada Bassi conosce Java, [#9] no");
});

test("pseudonymise: number marks such as [#1] in the user's own text → escaped, and never restored", () => {
  const { hide, restore } = pseudonymise([nicolo]);
  hide("Nicolò De Luca");
  expect(restore(hide("sono [#1] e [ # 1 ]"))).toBe("sono (# 1) e (# 1)");
});

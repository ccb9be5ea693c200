import { expect, test } from "vitest";
import { cutAround } from "./differing-text.tsx";

test("comparing two texts → the first text is split around the words that differ", () => {
  expect(cutAround("Cerchiamo due persone brave", "Cerchiamo tre persone brave")).toEqual([
    "Cerchiamo ",
    "due ",
    "persone brave",
  ]);
  expect(cutAround("uguale", "uguale")).toEqual(["uguale", "", ""]);
  expect(cutAround("", "nuovo")).toEqual(["", "", ""]);
});

import { readdirSync, readFileSync } from "node:fs";
import { understand } from "../../src/understand.ts";
import type { LineModel } from "../../src/line.ts";
import { predictionOf, type Truth } from "../prediction.ts";
import type { Judged } from "../run.ts";
import { modelOf } from "./blocks.ts";
import { lacks } from "./lacks.ts";
import { typedLetters } from "./letters.ts";
import { first } from "./layouts/first.ts";
import { held, heldLacks } from "./layouts/held.ts";
import { second } from "./layouts/second.ts";
import { third } from "./layouts/third.ts";
import type { Person } from "./saying.ts";

/** People of cvbench and some of its own, each in layouts that cvbench does not have. */
function people(): Person[] {
  const core = new URL("../cvbench/core/", import.meta.url);
  const known = readdirSync(core)
    .filter((name) => name.endsWith(".truth.json"))
    .map((name) => JSON.parse(readFileSync(new URL(name, core), "utf8")) as Person);
  const own = JSON.parse(readFileSync(new URL("people.json", import.meta.url), "utf8")) as Person[];
  return [...known, ...own];
}

type Document = { id: string; model: LineModel; truth: Truth };

/** `tuned` layouts are there to learn from, `held` ones only to be measured on. */
export function documents(which: "tuned" | "held", only: (id: string) => boolean = () => true): Document[] {
  const [layouts, less] = which === "tuned" ? [{ ...first, ...second, ...third }, lacks] : [held, heldLacks];
  return Object.entries(layouts).flatMap(([layout, make]) =>
    people().flatMap((person): Document[] => {
      const id = `${person.id}-${layout}`;
      if (!only(id)) return [];
      return [{ id, model: modelOf(make(person)), truth: { ...(less[layout]?.(person) ?? person), layout, id } }];
    }),
  );
}

/** `typed` are whole CVs that somebody typed one by one. */
export function judgeUnseen(which: "tuned" | "held" | "typed", only?: (id: string) => boolean): Judged[] {
  const all = which === "typed" ? typedLetters() : documents(which, only);
  return all.map(({ id, model, truth }) => {
    const before = performance.now();
    const { resume } = understand(model, { now: new Date("2025-03-31") });
    return { id, truth, read: predictionOf(resume), ms: performance.now() - before };
  });
}

import { readdirSync, readFileSync } from "node:fs";
import { understand } from "../../src/understand.ts";
import type { LineModel } from "../../src/line.ts";
import { predictionOf, type ResumeTruth } from "../prediction.ts";
import type { JudgedDocument } from "../run.ts";
import { modelOf } from "./blocks.ts";
import { lacks } from "./lacks.ts";
import { typedLetters } from "./letters.ts";
import { first } from "./layouts/first.ts";
import { heldLacks } from "./layouts/held-lacks.ts";
import { held } from "./layouts/held.ts";
import { second } from "./layouts/second.ts";
import { third } from "./layouts/third.ts";
import type { UnseenPerson } from "./saying.ts";

/** The people of the test CVs: those of cvbench and some more. Each of them is laid out in every layout of this benchmark. */
function people(): UnseenPerson[] {
  const core = new URL("../cvbench/core/", import.meta.url);
  const known = readdirSync(core)
    .filter((name) => name.endsWith(".truth.json"))
    .map((name) => JSON.parse(readFileSync(new URL(name, core), "utf8")) as UnseenPerson);
  const own = JSON.parse(readFileSync(new URL("people.json", import.meta.url), "utf8")) as UnseenPerson[];
  return [...known, ...own];
}

type UnseenDocument = { id: string; model: LineModel; truth: ResumeTruth };

/** Builds the test CVs in the given layouts: `tuned` layouts may be used for tuning, `held` layouts only for measuring. */
export function documents(which: "tuned" | "held", only: (id: string) => boolean = () => true): UnseenDocument[] {
  const [layouts, less] = which === "tuned" ? [{ ...first, ...second, ...third }, lacks] : [held, heldLacks];
  return Object.entries(layouts).flatMap(([layout, make]) =>
    people().flatMap((person): UnseenDocument[] => {
      const id = `${person.id}-${layout}`;
      if (!only(id)) return [];
      return [{ id, model: modelOf(make(person)), truth: { ...(less[layout]?.(person) ?? person), layout, id } }];
    }),
  );
}

/** Scores the engine on the test CVs of a set; the set `typed` consists of complete CVs that were typed by hand. */
export function judgeUnseen(which: "tuned" | "held" | "typed", only?: (id: string) => boolean): JudgedDocument[] {
  const all = which === "typed" ? typedLetters() : documents(which, only);
  return all.map(({ id, model, truth }) => {
    const before = performance.now();
    const { resume } = understand(model, { now: new Date("2025-03-31") });
    return { id, truth, read: predictionOf(resume), ms: performance.now() - before };
  });
}

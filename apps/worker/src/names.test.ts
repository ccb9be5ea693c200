import { jobNames, routineNames } from "@orbita/contract";
import { jobHandlers, routines } from "@orbita/features/work";
import { expect, test } from "vitest";
import { upkeep } from "./schedule.ts";

// The web app has a label for each routine and job name of the contract; the compiler reports a missing label.
test("the worker's routines and job handlers → have exactly the names that the contract lists", () => {
  expect([...upkeep, ...routines].map(({ name }) => name).toSorted()).toEqual([...routineNames]);
  expect(jobHandlers.map(({ job }) => job.name).toSorted()).toEqual([...jobNames]);
});

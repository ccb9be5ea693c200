import { ProblemError } from "@orbita/contract/kernel/client";
import type { Problem } from "@orbita/contract";
import { createSerializationAdapter } from "@tanstack/react-router";
import { createStart } from "@tanstack/react-start";

/** Serializes a problem that occurred during server rendering, so that the browser receives its code and details. */
const problemErrors = createSerializationAdapter({
  key: "problem-error",
  test: (value): value is ProblemError => value instanceof ProblemError,
  toSerializable: ({ problem }): Problem => problem,
  fromSerializable: (problem: Problem) => new ProblemError(problem),
});

export const startInstance = createStart(() => ({ serializationAdapters: [problemErrors] }));

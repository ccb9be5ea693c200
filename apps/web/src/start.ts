import { ProblemError } from "@orbita/contract/kernel/client";
import type { Problem } from "@orbita/contract";
import { createSerializationAdapter } from "@tanstack/react-router";
import { createStart } from "@tanstack/react-start";

/** Keeps the content of a problem that the server met while rendering on its way to the browser. */
const problemErrors = createSerializationAdapter({
  key: "problem-error",
  test: (value): value is ProblemError => value instanceof ProblemError,
  toSerializable: ({ problem }): Problem => problem,
  fromSerializable: (problem: Problem) => new ProblemError(problem),
});

export const startInstance = createStart(() => ({ serializationAdapters: [problemErrors] }));

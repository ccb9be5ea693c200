import type { ApiClient } from "./harness.ts";

type NonNullableAnswers<C> = {
  [F in keyof C]: {
    [N in keyof C[F]]: C[F][N] extends (...given: infer A) => Promise<infer R>
      ? (...given: A) => Promise<NonNullable<R>>
      : never;
  };
};
export type NonNullableClient = NonNullableAnswers<ApiClient>;

/** A client whose responses always have a body, because its requests send no ETag. */
export const sure = (client: ApiClient) => client as NonNullableClient;

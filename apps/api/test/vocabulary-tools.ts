import type { ApiClient } from "./harness.ts";

type Sure<C> = {
  [F in keyof C]: {
    [N in keyof C[F]]: C[F][N] extends (...given: infer A) => Promise<infer R>
      ? (...given: A) => Promise<NonNullable<R>>
      : never;
  };
};
export type SureClient = Sure<ApiClient>;

/** For requests without an ETag, which always get a body. */
export const sure = (client: ApiClient) => client as SureClient;

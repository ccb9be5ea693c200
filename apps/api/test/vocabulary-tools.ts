import type { ApiClient } from "./harness.ts";

type Sure<C> = {
  [F in keyof C]: {
    [N in keyof C[F]]: C[F][N] extends (...given: infer A) => Promise<infer R>
      ? (...given: A) => Promise<NonNullable<R>>
      : never;
  };
};
export type SureClient = Sure<ApiClient>;

/** For who asks without an etag, and so is always answered. */
export const sure = (client: ApiClient) => client as SureClient;

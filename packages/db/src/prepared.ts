import type { CompiledQuery } from "kysely";
import type { Db } from "./client.ts";

type Compiles<O> = { compile: () => CompiledQuery<O> };

/**
 * Builds a statement once and runs it with other values: for the few that are asked thousands of times a second, where building
 * costs as much as asking. `build` is given stand-ins, in the order of the values.
 */
export function prepared<O, V extends readonly unknown[]>(build: (db: Db, ...values: V) => Compiles<O>, example: V) {
  let compiled: CompiledQuery<O> | undefined;
  return async (db: Db, ...parameters: V): Promise<O[]> => {
    compiled ??= build(db, ...example).compile();
    const { rows } = await db.executeQuery<O>({ ...compiled, parameters });
    return rows;
  };
}

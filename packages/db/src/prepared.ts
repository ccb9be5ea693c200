import type { CompiledQuery } from "kysely";
import type { Db } from "./client.ts";

type CompilableQuery<O> = { compile: () => CompiledQuery<O> };

/**
 * Compiles a statement once and runs it with different values. Use it only for statements that run thousands of times a second, for
 * which compiling costs as much as running. `build` receives placeholder values, in the order of the parameters.
 */
export function prepared<O, V extends readonly unknown[]>(
  build: (db: Db, ...values: V) => CompilableQuery<O>,
  example: V,
) {
  let compiled: CompiledQuery<O> | undefined;
  return async (db: Db, ...parameters: V): Promise<O[]> => {
    compiled ??= build(db, ...example).compile();
    const { rows } = await db.executeQuery<O>({ ...compiled, parameters });
    return rows;
  };
}

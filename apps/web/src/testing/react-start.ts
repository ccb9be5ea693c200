/**
 * Replaces TanStack Start in browser tests.
 * Start's compiler keeps only the server's or the browser's half of an isomorphic function in each bundle. The tests run without that
 * compiler, so the browser's half is selected here.
 */
type AnyFunction = (...given: never[]) => unknown;

export const createIsomorphicFn = () => {
  const builder = { server: (_: AnyFunction) => builder, client: <F extends AnyFunction>(half: F): F => half };
  return builder;
};

export const getGlobalStartContext = (): undefined => undefined;

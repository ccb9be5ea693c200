/**
 * Start's compiler keeps one half of an isomorphic function in each bundle.
 * Browser tests run without it and select the browser's half here.
 */
type AnyFunction = (...given: never[]) => unknown;

export const createIsomorphicFn = () => {
  const builder = { server: (_: AnyFunction) => builder, client: <F extends AnyFunction>(half: F): F => half };
  return builder;
};

export const getGlobalStartContext = (): undefined => undefined;

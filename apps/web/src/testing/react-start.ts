/**
 * Start's compiler keeps one half of an isomorphic function in each bundle. Tests in the browser run without it and take
 * the browser's half by hand.
 */
type Anything = (...given: never[]) => unknown;

export const createIsomorphicFn = () => {
  const builder = { server: (_: Anything) => builder, client: <F extends Anything>(half: F): F => half };
  return builder;
};

export const getGlobalStartContext = (): undefined => undefined;

import { basePath, routes, stepUpHeader, type Route } from "@orbita/contract";
import type { StepUpProofs } from "@orbita/platform";

const sensitive = Object.values(routes as Record<string, Record<string, Route>>)
  .flatMap((all) => Object.values(all))
  .filter(({ stepUp }) => stepUp !== undefined)
  .map(({ method, path, stepUp }) => ({
    method,
    stepUp: stepUp!,
    pattern: new RegExp(`${basePath}${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
  }));

function sessionOf(authorization: string | undefined): string | null {
  const payload = authorization?.split(".")[1];
  if (!payload) return null;
  const { sid } = JSON.parse(Buffer.from(payload, "base64url").toString()) as { sid: string };
  return sid;
}

/**
 * Adds a step-up proof to requests, as if the user had just confirmed their identity. Tests of the step-up itself use plain
 * `fetch`.
 */
export const confirmedFetch = (proofs: () => StepUpProofs): typeof fetch => {
  return (input, init) => {
    const headers = (init?.headers ?? {}) as Record<string, string>;
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const route = sensitive.find(({ method, pattern }) => method === init?.method && pattern.test(pathname));
    const sessionId = route ? sessionOf(headers["authorization"]) : null;
    if (!route || sessionId === null) return fetch(input, init);
    const { proof } = proofs().issue({ sessionId, purpose: route.stepUp }, new Date());
    return fetch(input, { ...init, headers: { [stepUpHeader]: proof, ...headers } });
  };
};

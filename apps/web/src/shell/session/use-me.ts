import type { Me } from "@orbita/contract";
import { useRouteContext } from "@tanstack/react-router";

/** The signed-in user, on the server and in the browser alike. */
export const useMe = (): Me | null => useRouteContext({ from: "__root__", select: ({ me }) => me });

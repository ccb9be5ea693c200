import type { Me } from "@orbita/contract";
import { createContext, useContext, type ReactNode } from "react";

export type ActingSpace = Me["spaces"][number];

const Acting = createContext<ActingSpace | null>(null);

/** Around the pages of a Space: which one, and in which role one acts. */
export const ActingSpaceProvider = ({ space, children }: { space: ActingSpace; children: ReactNode }) => (
  <Acting value={space}>{children}</Acting>
);

export function useActingSpace(): ActingSpace {
  const space = useContext(Acting);
  if (!space) throw new Error("this page belongs to a Space");
  return space;
}

/** Viewers read; recruiters and owners also write, while it is not suspended. */
export const mayWrite = ({ role, suspended }: ActingSpace): boolean => role !== "viewer" && !suspended;

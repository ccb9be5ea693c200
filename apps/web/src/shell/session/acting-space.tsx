import type { Me } from "@orbita/contract";
import { createContext, useContext, type ReactNode } from "react";

export type ActingSpace = Me["spaces"][number];

const Acting = createContext<ActingSpace | null>(null);

/** Provides the current Space and the user's role in it to the pages of the Space. */
export const ActingSpaceProvider = ({ space, children }: { space: ActingSpace; children: ReactNode }) => (
  <Acting value={space}>{children}</Acting>
);

export function useActingSpace(): ActingSpace {
  const space = useContext(Acting);
  if (!space) throw new Error("this page belongs to a Space");
  return space;
}

/** Whether the member may write. Viewers only read; recruiters and owners also write, unless the Space is suspended. */
export const mayWrite = ({ role, suspended }: ActingSpace): boolean => role !== "viewer" && !suspended;

import type { Presence } from "@orbita/contract";
import { createContext, useContext } from "react";

export type Onlooker = Presence["people"][number];
export type Presences = {
  /** Colleagues who have it open now. */
  readonly people: readonly Onlooker[];
  /** Says which note is being written here; null: none any more. */
  readonly write: (noteId: string | null) => void;
};

const alone: Presences = { people: [], write: () => undefined };
const Here = createContext<Presences>(alone);

/** Around what several may have open at once. */
export const PresenceProvider = Here;
export const usePresences = (): Presences => useContext(Here);

/** Who is writing this note now, by their names. */
export const useWriters = (noteId: string): string[] =>
  usePresences()
    .people.filter(({ writing }) => writing === noteId)
    .map(({ name }) => name);

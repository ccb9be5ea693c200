import type { Presence } from "@orbita/contract";
import { createContext, useContext } from "react";

export type Onlooker = Presence["people"][number];
export type Presences = {
  /** Colleagues who have the record open now. */
  readonly people: readonly Onlooker[];
  /** Reports which note the user is writing; null when they stop. */
  readonly write: (noteId: string | null) => void;
};

const alone: Presences = { people: [], write: () => undefined };
const Here = createContext<Presences>(alone);

/** Wraps a record that several members may view at once. */
export const PresenceProvider = Here;
export const usePresences = (): Presences => useContext(Here);

/** Names of the colleagues who write this note now. */
export const useWriters = (noteId: string): string[] =>
  usePresences()
    .people.filter(({ writing }) => writing === noteId)
    .map(({ name }) => name);

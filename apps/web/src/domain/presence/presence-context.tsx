import type { Presence } from "@orbita/contract";
import { createContext, useContext } from "react";

export type PresentColleague = Presence["people"][number];
export type PresenceControl = {
  /** Colleagues who have the same record open now. */
  readonly people: readonly PresentColleague[];
  /** Reports which note the user is writing. Null means that the user stopped. */
  readonly write: (noteId: string | null) => void;
};

const alone: PresenceControl = { people: [], write: () => undefined };
const Here = createContext<PresenceControl>(alone);

/** Provides the presence of colleagues to the page of a record that several members may view at once. */
export const PresenceProvider = Here;
export const usePresences = (): PresenceControl => useContext(Here);

/** Names of the colleagues who write this note now. */
export const useWriters = (noteId: string): string[] =>
  usePresences()
    .people.filter(({ writing }) => writing === noteId)
    .map(({ name }) => name);

import type { StepUpProof, StepUpPurpose } from "@orbita/contract";
import { sessionPrefix, tabStore } from "~/shell/session/tab-store.ts";

/**
 * Stores a step-up proof in the tab's storage, because confirming with a provider leads to another page and back.
 * The server binds the proof to the session.
 */
const storeOf = (purpose: StepUpPurpose) =>
  tabStore<StepUpProof>(`${sessionPrefix}step-up.${purpose}`, ["proof", "expires"]);

export const keepProof = (purpose: StepUpPurpose, proof: StepUpProof): void => storeOf(purpose).keep(proof);
export const dropProof = (purpose: StepUpPurpose): void => storeOf(purpose).drop();

/** The stored proof that has not expired. Undefined if the user has to confirm again. */
export function readProof(purpose: StepUpPurpose): string | undefined {
  const kept = storeOf(purpose).read();
  return kept && Date.parse(kept.expires) > Date.now() ? kept.proof : undefined;
}

import type { StepUpPurpose } from "@orbita/contract";
import { useCallback, useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { answered, hasCode } from "~/shell/api/failure.ts";
import { dropProof, readProof } from "./proofs.ts";
import { StepUpDialog } from "./step-up-dialog.tsx";

type StepUpOptions = { stepUpProof: string | undefined };

export type StepUpControl = {
  /** Resolves to true once the user has confirmed, now or in the last minutes, and to false if the user closes the dialog. */
  confirm: () => Promise<boolean>;
  /**
   * Calls the API with the proof of the confirmation. Asks for a confirmation first if there is no proof.
   * Throws an AbortError if the user closes that dialog.
   */
  run: <T>(call: (options: StepUpOptions) => Promise<T | undefined>) => Promise<T>;
  dialog: ReactNode;
};

/** Confirms the user's identity before a sensitive action. The caller renders `dialog`. */
export function useStepUp(purpose: StepUpPurpose): StepUpControl {
  const [settle, setSettle] = useState<((isConfirmed: boolean) => void) | null>(null);
  const confirm = useCallback(
    () =>
      readProof(purpose) === undefined
        ? new Promise<boolean>((resolve) => setSettle(() => resolve))
        : Promise.resolve(true),
    [purpose],
  );
  const run = useCallback(
    async <T,>(call: (options: StepUpOptions) => Promise<T | undefined>): Promise<T> => {
      if (!(await confirm())) throw new DOMException("not confirmed", "AbortError");
      try {
        return await answered(call({ stepUpProof: readProof(purpose) }));
      } catch (error) {
        if (!hasCode(error, "account.stepUpNeeded")) throw error;
        dropProof(purpose);
        if (!(await confirm())) throw error;
        return answered(call({ stepUpProof: readProof(purpose) }));
      }
    },
    [purpose, confirm],
  );
  const close = (isConfirmed: boolean) => {
    settle?.(isConfirmed);
    setSettle(null);
  };
  return { confirm, run, dialog: settle && <StepUpDialog purpose={purpose} onClose={close} /> };
}

/** Opens a dialog only after the user has confirmed their identity, and closes it again if the user does not. */
export function useStepUpGate(purpose: StepUpPurpose, opened: boolean, onClose: () => void) {
  const { confirm, ...stepUp } = useStepUp(purpose);
  const [isConfirmed, setConfirmed] = useState(false);
  const ask = useEffectEvent(async (isHere: () => boolean) => {
    const answer = await confirm();
    if (!isHere()) return;
    if (answer) setConfirmed(true);
    else onClose();
  });
  useEffect(() => {
    if (!opened) return;
    let hasLeft = false;
    void ask(() => !hasLeft);
    return () => {
      hasLeft = true;
      setConfirmed(false);
    };
  }, [opened]);
  return { ...stepUp, isOpen: opened && isConfirmed };
}

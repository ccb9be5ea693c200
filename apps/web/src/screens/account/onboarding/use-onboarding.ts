import type { Me, OnboardingStep } from "@orbita/contract";
import type { onboarding } from "@orbita/contract/accounts/schema";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import type { z } from "zod";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { resumeAt } from "./steps.ts";

type OnboardingAnswer = Omit<z.input<typeof onboarding>, "step" | "complete">;

/**
 * The current step and the functions to change it.
 * A step is left only after its answer is saved, so that the user can leave the page at any time.
 */
export function useOnboarding(me: Me) {
  const router = useRouter();
  const [step, setStep] = useState<OnboardingStep>(() => resumeAt(me.onboarding));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function send(body: z.input<typeof onboarding>): Promise<Me | null> {
    setBusy(true);
    setFailure(null);
    try {
      const saved = await answered(api().accounts.onboard({ body }));
      // Updates the user in the session for the next pages; the onboarding page uses its own state.
      router.options.context.session.adopt(saved);
      return saved;
    } catch (error) {
      setFailure(error);
      return null;
    } finally {
      setBusy(false);
    }
  }

  return {
    step,
    busy,
    failure,
    goTo: async (next: OnboardingStep, answer: OnboardingAnswer = {}): Promise<void> => {
      const saved = await send({ ...answer, step: next });
      if (!saved) return;
      await router.invalidate();
      setStep(next);
    },
    complete: async (): Promise<boolean> => (await send({ complete: true })) !== null,
  };
}

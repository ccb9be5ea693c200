import type { Me, OnboardingStep } from "@orbita/contract";

/** In display order. */
export const onboardingSteps = ["kind", "language", "name", "start"] as const satisfies readonly OnboardingStep[];

export type Kind = NonNullable<Me["onboarding"]["kind"]>;

export const stepAfter = (step: OnboardingStep): OnboardingStep =>
  onboardingSteps[Math.min(onboardingSteps.indexOf(step) + 1, onboardingSteps.length - 1)]!;

export const stepBefore = (step: OnboardingStep): OnboardingStep | null =>
  onboardingSteps[onboardingSteps.indexOf(step) - 1] ?? null;

/** The step to resume at. Without a kind it is the first step, because the last step depends on the kind. */
export const resumeAt = ({ kind, step }: Me["onboarding"]): OnboardingStep => (kind === null ? "kind" : step);

import type { Me, OnboardingStep } from "@orbita/contract";

/** In the order in which they are asked. */
export const onboardingSteps = ["kind", "language", "name", "start"] as const satisfies readonly OnboardingStep[];

export type Kind = NonNullable<Me["onboarding"]["kind"]>;

export const stepAfter = (step: OnboardingStep): OnboardingStep =>
  onboardingSteps[Math.min(onboardingSteps.indexOf(step) + 1, onboardingSteps.length - 1)]!;

export const stepBefore = (step: OnboardingStep): OnboardingStep | null =>
  onboardingSteps[onboardingSteps.indexOf(step) - 1] ?? null;

/** The first step that may be shown: the last one depends on what one is here for. */
export const resumeAt = ({ kind, step }: Me["onboarding"]): OnboardingStep => (kind === null ? "kind" : step);

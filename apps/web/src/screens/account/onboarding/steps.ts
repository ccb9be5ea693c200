import type { Me, OnboardingStep } from "@orbita/contract";

/** The steps of the onboarding, in display order. */
export const onboardingSteps = ["kind", "language", "name", "start"] as const satisfies readonly OnboardingStep[];

export type OnboardingKind = NonNullable<Me["onboarding"]["kind"]>;

export const stepAfter = (step: OnboardingStep): OnboardingStep =>
  onboardingSteps[Math.min(onboardingSteps.indexOf(step) + 1, onboardingSteps.length - 1)]!;

export const stepBefore = (step: OnboardingStep): OnboardingStep | null =>
  onboardingSteps[onboardingSteps.indexOf(step) - 1] ?? null;

/**
 * The step at which the user resumes.
 * If the user has not answered the first question, it is that one, because the last step depends on the answer.
 */
export const resumeAt = ({ kind, step }: Me["onboarding"]): OnboardingStep => (kind === null ? "kind" : step);

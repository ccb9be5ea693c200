/** A browser says that it is here every `beatSeconds`; who says nothing is gone after `seconds`: within 20 in all. */
export const presenceTiming = { beatSeconds: 5, seconds: 14 } as const;

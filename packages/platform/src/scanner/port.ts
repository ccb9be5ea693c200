/** The result of a malware scan; `infected` is the name of the malware found. */
export type ScanVerdict = { readonly clean: true } | { readonly clean: false; readonly infected: string };

export type Scanner = { scan: (bytes: Uint8Array) => Promise<ScanVerdict> };

/**
 * Thrown if there is no verdict: clamd is unavailable, too slow, or its answer is invalid. Callers must not store unscanned files.
 */
export class ScannerUnavailable extends Error {}

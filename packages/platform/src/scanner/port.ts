/** `infected` names what was found. */
export type Verdict = { readonly clean: true } | { readonly clean: false; readonly infected: string };

export type Scanner = { scan: (bytes: Uint8Array) => Promise<Verdict> };

/** No verdict: away, late, or not understood. What was not scanned is not kept. */
export class ScannerUnavailable extends Error {}

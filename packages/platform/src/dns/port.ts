/** Thrown if the name servers did not respond, so that nothing is known about the name. */
export class DnsUnavailable extends Error {}

export type DnsResolver = {
  /** The TXT records of a name, each with its chunks joined; empty if the name has none. */
  readonly findTxt: (name: string) => Promise<readonly string[]>;
};

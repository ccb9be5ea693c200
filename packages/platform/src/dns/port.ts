/** The name servers did not respond, so nothing is known about the name. */
export class DnsUnavailable extends Error {}

export type Dns = {
  /** TXT records of a name, each with its chunks joined; empty if there are none. */
  readonly findTxt: (name: string) => Promise<readonly string[]>;
};

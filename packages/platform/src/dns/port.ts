/** The name servers gave no answer; nothing is known about the name. */
export class DnsUnavailable extends Error {}

export type Dns = {
  /** TXT records of a name, each joined to one text; empty where there are none. */
  readonly findTxt: (name: string) => Promise<readonly string[]>;
};

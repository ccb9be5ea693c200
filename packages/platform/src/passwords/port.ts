export type Passwords = {
  hash: (password: string) => Promise<string>;
  /** Takes the same time without a hash, so that timing does not reveal whether an account exists. */
  verify: (hash: string | null, password: string) => Promise<boolean>;
  /**
   * True if the hash has other parameters than today's. It is renewed at the next sign-in, the only moment when the password is
   * known.
   */
  isOutdated: (hash: string) => boolean;
};

/** Too many requests are waiting. Fails at once, instead of after the browser has given up. */
export class Overloaded extends Error {}

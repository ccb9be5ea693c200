export type PasswordHasher = {
  hash: (password: string) => Promise<string>;
  /**
   * Compares a password with a hash. Takes the same time if there is no hash, so that timing does not reveal whether an account
   * exists.
   */
  verify: (hash: string | null, password: string) => Promise<boolean>;
  /**
   * True if the hash was made with other parameters than today's. It is renewed at the next sign-in, the only moment when the
   * password is known.
   */
  isOutdated: (hash: string) => boolean;
};

/** Thrown if too many requests are waiting. Failing at once is better than failing after the browser has given up. */
export class Overloaded extends Error {}

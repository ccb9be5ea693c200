export type Passwords = {
  hash: (password: string) => Promise<string>;
  /** With no hash it takes as long as with one, so that the time does not tell whether an account exists. */
  verify: (hash: string | null, password: string) => Promise<boolean>;
  /** Made with other parameters than today's: made again at the next sign-in, the only moment when the password is known. */
  isOutdated: (hash: string) => boolean;
};

/** More people than we can serve are waiting: told at once rather than after their browser has given up. */
export class Overloaded extends Error {}

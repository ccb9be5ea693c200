import { randomInt } from "node:crypto";

/** An account at the simulated provider. The provider decides which of its claims the product can trust. */
export type Account = {
  id: string;
  firstName: string;
  lastName: string;
  email: string | null;
  emailVerified: boolean;
  /** The hosted domain of a Workspace account; Google only. */
  hd?: string;
};

/** Accounts for manual testing; tests add their own. */
const regulars: Account[] = [
  {
    id: "100001",
    firstName: "Giulia",
    lastName: "Ferraris",
    email: "giulia@demo.orbita.example",
    emailVerified: true,
    hd: "demo.orbita.example",
  },
  { id: "100002", firstName: "Nora", lastName: "Nuova", email: "nora.nuova@gmail.com", emailVerified: true },
  { id: "100003", firstName: "Ugo", lastName: "Incerto", email: "ugo.incerto@posta.example", emailVerified: false },
  { id: "100004", firstName: "Sara", lastName: "Senza", email: null, emailVerified: false },
];

export type Accounts = {
  all: () => readonly Account[];
  find: (id: string | null) => Account | undefined;
  add: (given: Partial<Account>) => Account;
};

export function createAccounts(): Accounts {
  const accounts = new Map(regulars.map((account) => [account.id, account]));
  return {
    all: () => [...accounts.values()],
    find: (id) => (id === null ? undefined : accounts.get(id)),
    add: (given) => {
      const account = {
        id: String(randomInt(1_000_000, 2 ** 47)),
        firstName: "Ada",
        lastName: "Lovelace",
        email: null,
        emailVerified: false,
        ...given,
      };
      accounts.set(account.id, account);
      return account;
    },
  };
}

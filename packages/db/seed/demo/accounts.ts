import type { SpaceKey } from "./types.ts";

/** The password of all demo accounts. It is public, so production refuses the demo. */
export const demoPassword = "Orbita-demo-2026";

export type DemoAccount = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The purpose of the account; shown beside its address when the demo is seeded. */
  readonly what: string;
  /** The Space that the account's user is a member of. */
  readonly space?: SpaceKey;
  readonly admin?: boolean;
};

export const demoAccounts = [
  { email: "giulia@demo.orbita.example", firstName: "Giulia", lastName: "Ferraris", what: "talent" },
  {
    email: "marta@demo.orbita.example",
    firstName: "Marta",
    lastName: "Olivieri",
    space: "lanterna",
    what: "owner, Lanterna Software",
  },
  {
    email: "davide@demo.orbita.example",
    firstName: "Davide",
    lastName: "Parodi",
    space: "lanterna",
    what: "recruiter, Lanterna Software",
  },
  {
    email: "chiara@demo.orbita.example",
    firstName: "Chiara",
    lastName: "Costa",
    space: "lanterna",
    what: "viewer, Lanterna Software",
  },
  { email: "admin@demo.orbita.example", firstName: "Nives", lastName: "Trevisan", admin: true, what: "administration" },
] as const satisfies readonly DemoAccount[];

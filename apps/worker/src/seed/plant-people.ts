import { randomUUIDv7 } from "node:crypto";
import { termsVersion, type SpaceRole } from "@orbita/contract";
import type { Tables, Tx } from "@orbita/db";
import {
  demoAccounts,
  demoPeople,
  demoSpaces,
  feedVoices,
  namedApplicants,
  spaceKeys,
  usernameOf,
  type DemoAccount,
  type DemoMember,
  type DemoPerson,
  type SpaceKey,
} from "@orbita/db/seed";
import type { Insertable } from "kysely";

type NewUser = Insertable<Tables["users"]>;
/** The members of each demo Space; the owner is listed first. */
export type SeededMembers = ReadonlyMap<SpaceKey, readonly { readonly id: string; readonly role: SpaceRole }[]>;

const talents = 300;
const accounts: readonly DemoAccount[] = demoAccounts;

type SeedUser = Pick<DemoPerson, "email" | "firstName" | "lastName"> & Partial<DemoPerson>;
type PlantPeopleOptions = { readonly now: Date; readonly opened: Date; readonly passwordHash: string };

function userOf(person: SeedUser, { opened, passwordHash }: PlantPeopleOptions): NewUser {
  const { email, firstName, lastName, language = "it", verified = true, createdAt = opened } = person;
  return {
    id: randomUUIDv7(),
    email,
    username: usernameOf(person),
    password_hash: passwordHash,
    first_name: firstName,
    last_name: lastName,
    language,
    email_verified_at: verified ? createdAt : null,
    onboarded_at: verified ? createdAt : null,
    terms_version: termsVersion,
    terms_accepted_at: createdAt,
    created_at: createdAt,
    updated_at: createdAt,
  };
}

/** The email address of a demo member. A member with a demo account keeps its address; the others have an address in their Space's domain. */
function emailOf(key: SpaceKey, member: DemoMember): string {
  const known = accounts.find(({ space, lastName }) => space === key && lastName === member.lastName);
  return known?.email ?? `${usernameOf(member)}@${demoSpaces[key].url}.example`;
}

export async function plantPeople(tx: Tx, options: PlantPeopleOptions): Promise<SeededMembers> {
  const members = spaceKeys.flatMap((key) =>
    demoSpaces[key].members.map((member) => {
      const user = userOf({ ...member, email: emailOf(key, member) }, options);
      return { key, role: member.role, user };
    }),
  );
  const alone = accounts.filter(({ space }) => space === undefined);
  const applicants = [...namedApplicants, ...feedVoices].map((name) => ({
    ...name,
    email: `${usernameOf(name)}@posta.example`,
  }));
  const crowd = talents - alone.filter(({ admin }) => !admin).length - applicants.length;
  const others: SeedUser[] = [...applicants, ...demoPeople(crowd, options.now)];
  const users = [
    ...alone.map((account) => ({ ...userOf(account, options), scopes: account.admin ? ["admin"] : [] })),
    ...[...members.map(({ user }) => user), ...others.map((person) => userOf(person, options))].map((user) => ({
      ...user,
      scopes: [],
    })),
  ];
  await tx.insertInto("users").values(users).execute();
  const bySpace = Map.groupBy(members, ({ key }) => key);
  return new Map([...bySpace].map(([key, list]) => [key, list.map(({ user, role }) => ({ id: user.id, role }))]));
}

import { randomInt } from "node:crypto";
import {
  createClient,
  type AppRoutes,
  type Client,
  type JobPost,
  type JobPostDraft,
  type MySpace,
  type SpaceRole,
} from "@orbita/contract";
import { heads } from "@orbita/contract/heads.gen";
import { wholePost } from "@orbita/contract/job-posts/rule-cases";
import { basePath } from "@orbita/contract/product";
import { verifiedColumns } from "@orbita/testing";
import type { Page } from "@playwright/test";
import { solveChallenge, type Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { inDatabase } from "./database.ts";
import { product } from "./product.ts";
import { codeFor } from "./mail.ts";
import type { Language } from "./words.ts";

export type PersonCredentials = {
  email: string;
  username: string;
  password: string;
  firstName: string;
  lastName: string;
};
type ApiClient = Client<AppRoutes>;

let count = 0;
/** A suffix that is unique in every worker and every run, and readable in a log. */
export const unique = (): string => `${process.pid.toString(36)}${Date.now().toString(36)}${(count++).toString(36)}`;

export function newPerson(): PersonCredentials {
  const mark = unique();
  return {
    email: `giulia.${mark}@posta.example`,
    username: `giulia.${mark}`,
    password: "Lanterna-2026",
    firstName: "Giulia",
    lastName: "Ferraris",
  };
}

/** A random IP address for each person, because sign-ups are limited per address. */
const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

const apiOf = (headers: Record<string, string>): ApiClient =>
  createClient<AppRoutes>(heads, { baseUrl: product().apiUrl + basePath, headers: () => headers });

async function sure<T>(call: Promise<T | undefined>): Promise<T> {
  const answer = await call;
  if (answer === undefined) throw new Error("the api does not answer");
  return answer;
}

/** Solves the captcha as a browser does. */
async function passOf(guest: ApiClient): Promise<string> {
  const { challenge } = await sure(guest.contacts.captcha({}));
  const solution = await solveChallenge({ challenge: challenge as unknown as Challenge, deriveKey });
  const token = Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
  return (await sure(guest.contacts.validateCaptcha({ body: { token } }))).pass;
}

export type SignedInPerson = PersonCredentials & { api: ApiClient };

type Newcomer = { person: PersonCredentials; address: { "x-forwarded-for": string }; guest: ApiClient; code: string };

/** A person who signed up through the api. The code has arrived by mail and is not used yet. */
export async function aNewcomer(language: Language): Promise<Newcomer> {
  const person = newPerson();
  const address = { "x-forwarded-for": someAddress() };
  const guest = apiOf(address);
  const captchaPass = await passOf(guest);
  await sure(guest.accounts.register({ body: { ...person, language, acceptTerms: true } }, { captchaPass }));
  return { person, address, guest, code: await codeFor(person.email) };
}

/** A person who signed up and verified their address, for journeys that begin after that. */
export async function aPerson(language: Language): Promise<SignedInPerson> {
  const { person, address, guest, code } = await aNewcomer(language);
  const { access_token: token } = await sure(guest.accounts.validateEmail({ body: { email: person.email, code } }));
  return { ...person, api: apiOf({ ...address, authorization: `Bearer ${token}` }) };
}

/** Verifies a Space, as if an administrator had checked its VAT number. */
export async function verifySpace(id: string): Promise<void> {
  await inDatabase((db) => db.updateTable("spaces").set(verifiedColumns()).where("id", "=", id).execute());
}

/** Adds a member to the Space at once, without an invitation. */
export async function addMember(
  space: MySpace,
  { email }: Pick<SignedInPerson, "email">,
  role: SpaceRole,
): Promise<void> {
  await inDatabase(async (db) => {
    const { id } = await db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirstOrThrow();
    await db.insertInto("members").values({ space_id: space.id, user_id: id, role }).execute();
  });
}

/** Creates a verified Space with the member as its owner. */
export async function aSpace(member: SignedInPerson, name = `Officine ${unique()}`): Promise<MySpace> {
  const space = await anUnverifiedSpace(member, name);
  await verifySpace(space.id);
  return space;
}

export async function anUnverifiedSpace({ api }: SignedInPerson, name = `Officine ${unique()}`): Promise<MySpace> {
  const url = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 25);
  return sure(api.spaces.create({ body: { name, url } }));
}

export const aDescription = [
  "Scriviamo il software con cui i terminal decidono dove va ogni cassa.",
  "- Java 21 e PostgreSQL\n- Una squadra di quattro",
].join("\n\n");

type PostOptions = { title?: string; published?: boolean; fields?: Partial<JobPostDraft> };

export async function aJobPost(
  { api }: SignedInPerson,
  space: MySpace,
  { title, published = false, fields }: PostOptions = {},
): Promise<JobPost> {
  const body = { ...wholePost, title: title ?? `Sviluppo backend ${unique()}`, description: aDescription, ...fields };
  const draft = await sure(api.jobPosts.create({ body }, { spaceId: space.id }));
  if (!published) return draft;
  return sure(api.jobPosts.publish({ params: { id: draft.id }, body: {} }));
}

/** Signs in without the sign-in form: sets the cookie of a session, so that the next opened page belongs to the user. */
export async function signInQuietly(
  page: Page,
  { email, password }: Pick<PersonCredentials, "email" | "password">,
): Promise<void> {
  const answer = await page.request.post(`${basePath}/auth/login`, {
    headers: { origin: product().origin, "x-request-scope": "public" },
    data: { email, password },
  });
  if (!answer.ok()) throw new Error(`signing in answered ${answer.status()}`);
}

import { randomUUIDv7 } from "node:crypto";
import type { NewContactRequest } from "@orbita/contract";
import { aMember, aSpace, aUser } from "@orbita/testing";
import type { TestApi } from "./harness.ts";
import { aTalent } from "./talents.ts";

export const terms = {
  title: "Sviluppatrice backend Java",
  salaryMin: 32_000,
  salaryMax: 40_000,
  contractType: "contract_type_full",
  contractEconomicType: "contract_economic_type_permanent",
  workplaceType: "workplace_type_hybrid",
  city: "Genova",
  message: "Le tue righe sui tempi di risposta ci hanno colpito.",
};

export const day = 86_400_000;

/** A Space with an owner and a recruiter, and helper functions for their contact requests. */
export async function aContactingSpace(api: TestApi) {
  const space = await aSpace(api.db);
  const recruiter = await aUser(api.db);
  await aMember(api.db, { spaceId: space.id, userId: recruiter.id, role: "recruiter" });
  const options = { spaceId: space.id };
  const [owner, member] = [await api.as(space.userId), await api.as(recruiter.id)];
  const make = async (resumeId: string, more: Partial<NewContactRequest> = {}, by = member) =>
    (await by.contactRequests.make(
      { body: { ...terms, resumeId, ...more } },
      { ...options, idempotencyKey: randomUUIDv7() },
    ))!;
  const list = async (query: object = {}) => (await member.contactRequests.list({ query }, options))!;
  const withdraw = (id: string) => member.contactRequests.withdraw({ params: { id } }, options);
  const quota = async () => (await member.contactRequests.quota({}, options))!;
  return { ...space, recruiter, owner, member, options, make, list, withdraw, quota };
}

/** A talent who is visible in talent search. */
export async function aFindable(api: TestApi, privacy: Parameters<typeof aTalent>[2] = {}) {
  const talent = await aTalent(api, { headline: "Backend" }, { visibleInTalentSearch: true, ...privacy });
  const answer = (id: string, accepted: boolean, note: string | null = null) =>
    talent.client.contactRequests.answer({
      params: { id },
      body: { accepted, note, share: { email: true, phone: true } },
    });
  const mine = async () => (await talent.client.contactRequests.mine({ query: {} }))!;
  return { ...talent, answer, mine };
}

/** Moves creation and expiry of a contact request `days` into the past. */
export const age = ({ db }: TestApi, id: string, days: number) =>
  db
    .updateTable("contact_offers")
    .set({
      created_at: new Date(Date.now() - days * day),
      expires_at: new Date(Date.now() - (days - 14) * day),
    })
    .where("id", "=", id)
    .execute();

export const unknownId = () => randomUUIDv7();

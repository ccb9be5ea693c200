import { randomUUIDv7 } from "node:crypto";
import { withReason, type Tx } from "@orbita/db";
import { spaceChange, verificationLimits, type SpaceId } from "@orbita/contract";
import { demoPages, demoSpaces, spaceKeys, type DemoSpacePage, type DemoJobPost, type SpaceKey } from "@orbita/db/seed";
import { handlers } from "@orbita/features";
import { actAs, type SeededPerson } from "./act-as.ts";
import type { SeededMembers } from "./plant-people.ts";

/** The members of each demo Space who may write job posts. */
export type PostAuthors = ReadonlyMap<SpaceKey, readonly SeededPerson[]>;

/** Number of slots that a demo Space has beyond its posts, so that a visitor of the demo can still publish. */
const spareSlots = 2;

type PlantSpacesOptions = {
  readonly members: SeededMembers;
  readonly posts: readonly DemoJobPost[];
  readonly opened: Date;
};

export async function plantSpaces(tx: Tx, options: PlantSpacesOptions): Promise<PostAuthors> {
  const writers = new Map<SpaceKey, SeededPerson[]>();
  for (const key of spaceKeys) writers.set(key, await plantSpace(tx, key, options));
  return writers;
}

/** Parses a demo page with the schema of the forms, so that invalid demo data is refused. */
function changeOf({ company, contact, places, policy, ...page }: DemoSpacePage) {
  const [companyType, companySize, legalName, vat, sdi] = company;
  const [email, phone] = contact;
  const [primaryPolicy, onsiteStart, onsiteEnd] = policy;
  return spaceChange.parse({
    ...page,
    companyType,
    companySize,
    legalName,
    vat,
    fiscalCode: vat,
    sdi,
    email,
    phone,
    locations: places.map((place, at) => ({ ...place, legalSeat: at === 0 })),
    primaryPolicy: `primary_policy_${primaryPolicy}`,
    onsiteStart: `space_time_onsite_${onsiteStart}`,
    onsiteEnd: `space_time_onsite_${onsiteEnd}`,
  });
}

async function plantMembers(
  tx: Tx,
  key: SpaceKey,
  spaceId: string,
  { members, opened }: PlantSpacesOptions,
): Promise<void> {
  const [owner, ...others] = members.get(key) ?? [];
  await tx.updateTable("members").set({ created_at: opened }).where("space_id", "=", spaceId).execute();
  for (const { id, role } of others)
    await tx
      .insertInto("members")
      .values({ space_id: spaceId, user_id: id, role, added_by: owner!.id, created_at: opened })
      .execute();
  for (const [at, { qualification }] of demoSpaces[key].members.entries())
    if (qualification !== undefined)
      await tx
        .updateTable("members")
        .set({ qualification, on_page: true })
        .where("space_id", "=", spaceId)
        .where("user_id", "=", members.get(key)![at]!.id)
        .execute();
}

/** Creates a payment customer and card with ids in the style of the provider's test mode. */
async function plantCard(tx: Tx, spaceId: string, opened: Date): Promise<void> {
  await tx
    .insertInto("payment_customers")
    .values({ id: randomUUIDv7(), space_id: spaceId, provider_id: `cus_demo_${spaceId}`, created_at: opened })
    .execute();
  await tx
    .insertInto("payment_methods")
    .values({
      id: randomUUIDv7(),
      space_id: spaceId,
      provider_id: `pm_demo_${spaceId}`,
      brand: "visa",
      last4: "4242",
      expires_month: 12,
      expires_year: opened.getUTCFullYear() + 4,
      is_default: true,
      created_at: opened,
    })
    .execute();
}

const unverifiedSpace: SpaceKey = "ginestra";
const dayMs = 86_400_000;

/** Creates a verified Space: by the DNS record of its domain, last found yesterday, and by a check of its VAT number. */
async function plantVerification(
  tx: Tx,
  spaceId: string,
  { url, opened }: { url: string; opened: Date },
): Promise<void> {
  const proved = new Date(Date.now() - dayMs);
  const until = new Date(proved.getTime() + verificationLimits.validDays * dayMs);
  const domain = `${url}.example`;
  await tx
    .insertInto("space_domains")
    .values({
      id: randomUUIDv7(),
      space_id: spaceId,
      domain,
      record: "demo-demo-demo-demo",
      state: "verified",
      proof: "dns",
      verified_at: opened,
      proved_at: proved,
      expires_at: until,
      check_until: opened,
      // The demo domains do not exist, so the demo never checks them again.
      next_check_at: null,
      created_at: opened,
    })
    .execute();
  await tx
    .updateTable("spaces")
    .set({
      verified_since: opened,
      verified_until: until,
      verified_domain: domain,
      verified_checked_at: proved,
    })
    .where("id", "=", spaceId)
    .execute();
}

async function plantSpace(tx: Tx, key: SpaceKey, options: PlantSpacesOptions): Promise<SeededPerson[]> {
  const { members, posts, opened } = options;
  const { name, url } = demoSpaces[key];
  const people = members.get(key) ?? [];
  const [owner] = people;
  if (!owner) throw new Error(`${name} has nobody to open it`);
  const ctx = await actAs(tx, { id: owner.id, memberships: [] }, opened);
  const { id } = await handlers.spaces.create(ctx, { body: { name, url, type: "company" } });
  const spaceId = id as SpaceId;
  const own = await actAs(tx, { id: owner.id, memberships: [{ spaceId, role: "owner" }] }, opened);
  await handlers.spaces.changeOwn(own, { params: { id: spaceId }, body: changeOf(demoPages[key]) });
  await withReason(tx, "demo data");
  const published = posts.filter(({ space, state }) => space === key && state !== "draft").length;
  await tx.updateTable("spaces").set({ created_at: opened }).where("id", "=", spaceId).execute();
  await tx
    .updateTable("contracts")
    .set({ free_slots: published + spareSlots })
    .where("space_id", "=", spaceId)
    .execute();
  if (key !== unverifiedSpace) await plantVerification(tx, spaceId, { url, opened });
  await plantMembers(tx, key, spaceId, options);
  if (posts.some(({ space, budget }) => space === key && budget !== null)) await plantCard(tx, spaceId, opened);
  return people
    .filter(({ role }) => role !== "viewer")
    .map((person) => ({
      id: person.id,
      memberships: [{ spaceId, role: person.role, verified: key !== unverifiedSpace }],
    }));
}

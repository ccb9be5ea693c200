import { termsVersion } from "@orbita/contract";
import type { CopyRow, CopyTable } from "./copy-rows.ts";
import { diceOf, idOf } from "./dice.ts";
import { companyOf, nameOf } from "./names.ts";
import { numberOf, talentTables } from "./talent.ts";
import type { TaxonomySampler } from "./world.ts";

export const spaceTables = {
  users: talentTables.users,
  resumes: { name: "resumes", columns: ["id", "owner_id", "created_at", "updated_at"] },
  spaces: {
    name: "spaces",
    columns: "id name url legal_name business_sector reply_days created_at updated_at".split(" "),
  },
  contracts: { name: "contracts", columns: "space_id free_slots first_published_at created_at updated_at".split(" ") },
  members: { name: "members", columns: "space_id user_id role created_at updated_at".split(" ") },
  locations: {
    name: "space_locations",
    columns: "id space_id position legal_seat city province region country lat lon created_at updated_at".split(" "),
  },
} as const satisfies Record<string, CopyTable>;
export type SpaceRows = Record<keyof typeof spaceTables, CopyRow[]>;

/** The number of posts per Space; the Space has a few more slots. */
export const postsOfSpace = 25;
const slots = postsOfSpace + 5;
const opened = Date.UTC(2025, 8, 1);
const openedAt = (n: number) => opened + n * 60_000;
const sectors = ["01", "10", "14", "41", "62", "56", "47", "86", "25"].map((code) => `business_sector_${code}`);

export const spaceId = (seed: number, n: number): string => idOf(diceOf(seed, "space id", n), openedAt(n));
export const domainOf = (seed: number, n: number): string => `spazio-${numberOf(seed, n).replace(".", "-")}.example`;
export const ownerId = (seed: number, n: number): string => idOf(diceOf(seed, "owner id", n), openedAt(n));

/** Adds the rows of the nth Space and its owner. The owner has an empty resume, like every new user. */
export function addSpace(
  rows: SpaceRows,
  n: number,
  { seed, world, sectorsKnown }: { seed: number; world: TaxonomySampler; sectorsKnown: ReadonlySet<string> },
): void {
  const dice = diceOf(seed, "space", n);
  const at = new Date(openedAt(n));
  const [id, owner] = [spaceId(seed, n), ownerId(seed, n)];
  const { firstName, lastName, username } = nameOf(dice, `o${numberOf(seed, n)}`);
  const email = `${username}@${domainOf(seed, n)}`;
  rows.users.push([owner, email, username, firstName, lastName, "it", at, at, termsVersion, at, at, at]);
  rows.resumes.push([idOf(dice, at.setUTCHours(0, 0, 0, 0)), owner, at, at]);
  const name = companyOf(dice);
  const sector = dice.pick(sectors);
  const known = sectorsKnown.has(sector) ? sector : null;
  rows.spaces.push([
    id,
    name,
    `spazio-${numberOf(seed, n).replace(".", "-")}`,
    name,
    known,
    dice.pick([5, 7, 10]),
    at,
    at,
  ]);
  rows.contracts.push([id, slots, at, at, at]);
  rows.members.push([id, owner, "owner", at, at]);
  const { city, province, region, lat, lon } = world.place(dice);
  rows.locations.push([idOf(dice, at.getTime()), id, 0, true, city, province, region, "IT", lat, lon, at, at]);
}

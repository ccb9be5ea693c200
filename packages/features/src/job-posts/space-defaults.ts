import { jobPostLimits, type JobPostDraft } from "@orbita/contract";
import type { Tx } from "@orbita/db";

/** Defaults of a new job, from the settings and the working standards of its Space. The author can change each. */
export type SpaceDefaults = Pick<
  JobPostDraft,
  "blind" | "replyDays" | "ccnl" | "workplaceType" | "officePresence" | "remoteFrom" | "location"
>;

const workplaces: Readonly<Record<string, NonNullable<JobPostDraft["workplaceType"]>>> = {
  primary_policy_office: "workplace_type_office_presence",
  primary_policy_hybrid: "workplace_type_hybrid",
  primary_policy_remote: "workplace_type_full_remote",
  // A Space where each person chooses their workplace gives no default.
};

type DefaultLocation = NonNullable<JobPostDraft["location"]>;

/** Adapts a location of the Space to a job post, which accepts only five-digit postcodes. */
const locationOf = (place: DefaultLocation): DefaultLocation => ({
  ...place,
  postalCode: place.postalCode && /^\d{5}$/.test(place.postalCode) ? place.postalCode : null,
});

export async function findSpaceDefaults(tx: Tx, spaceId: string): Promise<SpaceDefaults> {
  const space = await tx
    .selectFrom("spaces")
    .select(["blind_first_stage", "reply_days", "ccnl", "primary_policy"])
    .where("id", "=", spaceId)
    .executeTakeFirstOrThrow();
  const places = await tx
    .selectFrom("space_locations")
    .select(["city", "province", "region", "postal_code as postalCode", "country", "lat", "lon"])
    .where("space_id", "=", spaceId)
    .limit(2)
    .execute();
  const workplaceType = workplaces[space.primary_policy ?? ""] ?? null;
  const isRemote = workplaceType === "workplace_type_full_remote";
  return {
    blind: space.blind_first_stage,
    replyDays: space.reply_days as NonNullable<JobPostDraft["replyDays"]>,
    ccnl: space.ccnl,
    workplaceType,
    officePresence: workplaceType === "workplace_type_hybrid" ? jobPostLimits.usualOfficePresence : null,
    remoteFrom: isRemote ? { country: "IT", region: null } : null,
    // A Space with several locations gives no default; the editor offers all of them.
    location: places.length === 1 && !isRemote ? locationOf(places[0]!) : null,
  };
}

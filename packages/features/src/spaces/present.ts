import type { ContractStatus, MySpace, Space } from "@orbita/contract";
import type { MySpaceRow, SlotsRow, SpaceRow } from "./queries.ts";

export const presentSpace = (row: SpaceRow): Space => ({
  id: row.id,
  name: row.name,
  url: row.url,
  type: row.type,
  authorisationNumber: row.authorisation_number,
  headline: row.headline,
  description: row.description,
  logo: row.logo_id,
  cover: row.cover_id,
  businessSector: null,
  companyType: row.company_type,
  companySize: row.company_size,
  yearFounded: row.year_founded,
  website: row.website,
  vat: row.vat,
  locations: [],
  primaryPolicy: null,
  policyDescription: row.policy_description,
  onsiteStart: null,
  onsiteEnd: null,
  ccnl: null,
  replyDays: row.reply_days,
  blindFirstStage: row.blind_first_stage,
  team: [],
  created: row.created_at.toISOString(),
  openJobPosts: row.open_job_posts,
});

export const presentMySpace = (row: MySpaceRow): MySpace => ({
  id: row.id,
  name: row.name,
  url: row.url,
  type: row.type,
  logo: row.logo_id,
  openJobPosts: row.open_job_posts,
  created: row.created_at.toISOString(),
  role: row.role,
  members: row.members,
  since: row.since.toISOString(),
  addedBy: row.added_by_name,
});

export const presentSlots = (row: SlotsRow): ContractStatus => ({
  free: { total: row.free_slots, used: row.free_used },
  premium: { total: row.premium_slots, used: row.premium_used },
  licensePrice: row.license_price_cents / 100,
});

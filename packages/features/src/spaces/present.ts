import type { ContractSlots, MySpace, OwnSpace, Space } from "@orbita/contract";
import { presentCounted } from "./promises.ts";
import type { SpacePageRow, TeamMemberRow } from "./page-queries.ts";
import type { MySpaceRow, ContractUsageRow } from "./queries.ts";
import { lockedFields, vatFits } from "./rules.ts";

const presentTeam = ({ first_name, last_name, qualification, profile_image_id, username }: TeamMemberRow) => ({
  firstName: first_name,
  lastName: last_name,
  qualification,
  profileImage: profile_image_id,
  username,
});

export const presentSpace = (row: SpacePageRow): Space => ({
  id: row.id,
  name: row.name,
  url: row.url,
  type: row.type,
  authorisationNumber: row.authorisation_number,
  headline: row.headline,
  description: row.description,
  logo: row.logo_id,
  cover: row.cover_id,
  businessSector: row.sector,
  companyType: row.company_type,
  companySize: row.company_size,
  yearFounded: row.year_founded,
  website: row.website,
  vat: row.vat,
  locations: row.places,
  primaryPolicy: row.policy,
  policyDescription: row.policy_description,
  onsiteStart: row.starts,
  onsiteEnd: row.ends,
  ccnl: row.agreement,
  replyDays: row.reply_days,
  promises: presentCounted(row),
  blindFirstStage: row.blind_first_stage,
  verification: row.verification,
  team: row.team.map(presentTeam),
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

export const presentSlots = (row: ContractUsageRow): ContractSlots => ({
  free: { total: row.free_slots, used: row.free_used },
  premium: { total: row.premium_slots, used: row.premium_used },
  licensePrice: row.license_price_cents / 100,
});

type OwnSpaceData = { contract: ContractUsageRow; changedBy: string | null };

export const presentOwnSpace = (row: SpacePageRow, { contract, changedBy }: OwnSpaceData): OwnSpace => ({
  ...presentSpace(row),
  email: row.email,
  phone: row.phone,
  legalName: row.legal_name,
  fiscalCode: row.fiscal_code,
  sdi: row.sdi,
  showReaders: row.show_readers,
  vatChecks: row.vat === null || vatFits(row.vat),
  locked: lockedFields(row, contract),
  urlFixed: contract.first_published_at?.toISOString() ?? null,
  contract: presentSlots(contract),
  changed: (row.changed_at ?? row.created_at).toISOString(),
  changedBy,
  version: row.version,
});

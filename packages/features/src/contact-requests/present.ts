import type { MyContactRequest, Resume, SpaceContactRequest } from "@orbita/contract";
import { withoutTraces } from "../resumes/index.ts";
import type { ContactRequestRow } from "./queries.ts";

const commonFields = (row: ContactRequestRow) => ({
  id: row.id,
  title: row.title,
  salaryMin: row.salary_min,
  salaryMax: row.salary_max,
  contractType: row.contract_type,
  contractEconomicType: row.contract_economic_type,
  workplaceType: row.workplace_type,
  city: row.city,
  message: row.message,
  labels: row.labels,
  jobPost: row.job_post_id === null ? null : { id: row.job_post_id, title: row.post_title!, open: row.post_open },
  state: row.stands,
  at: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  answeredAt: row.answered_at?.toISOString() ?? null,
  note: row.note,
});

/** The contacts that the person chose to share when accepting the contact request. */
const sharedIn = ({ email, phone, share_email, share_phone }: ContactRequestRow) => ({
  email: share_email ? email : null,
  phone: share_phone ? phone : null,
});
const availableIn = ({ email, phone }: ContactRequestRow) => ({ email, phone });

export const presentMyContactRequest = (row: ContactRequestRow): MyContactRequest => ({
  ...commonFields(row),
  space: {
    id: row.space_id,
    name: row.space_name,
    url: row.space_url,
    logo: row.space_logo,
    verification: row.space_verification,
  },
  by: row.maker_named ? row.maker : null,
  shares: {
    ...(row.stands === "accepted" ? sharedIn(row) : availableIn(row)),
    name: `${row.first_name} ${row.last_name}`,
    byDefault: row.show_contacts,
  },
});

const noContacts: Resume["contacts"] = { email: null, phone: null, city: null, links: [] };

/** The headline of a contact request's recipient who hides their name, with the name removed. */
const traceless = (row: ContactRequestRow): string | null =>
  withoutTraces(row.headline, {
    firstName: row.first_name,
    lastName: row.last_name,
    username: row.username,
    contacts: { ...noContacts, ...row.resume_contacts },
  });

const nobody = { firstName: null, lastName: null, headline: null };

/**
 * Visibility of the talent of a contact request for the Space: whether talent search finds them now, whether an anonymous
 * application hides their name, and whether their name may be shown before they accept.
 */
type TalentVisibility = { readonly findable: boolean; readonly anonymous: boolean; readonly named: boolean };

/** The talent as shown to the Space: with the name after acceptance; before that, only if the Space can find the talent now. */
function talentIn(
  row: ContactRequestRow,
  { findable, anonymous, named }: TalentVisibility,
): SpaceContactRequest["talent"] {
  const accepted = row.stands === "accepted";
  if (!row.talent_there || (!accepted && !findable)) return nobody;
  const { first_name: firstName, last_name: lastName } = row;
  // The headline is a line of the CV, which must not appear beside the name while an application is anonymous.
  if (accepted) return { firstName, lastName, headline: anonymous ? null : row.headline };
  if (named) return { firstName, lastName, headline: row.headline };
  return { ...nobody, headline: traceless(row) };
}

export const presentSpaceContactRequest = (row: ContactRequestRow, sight: TalentVisibility): SpaceContactRequest => ({
  ...commonFields(row),
  resumeId: row.resume_id,
  talent: talentIn(row, sight),
  contacts: row.stands === "accepted" && row.talent_there ? sharedIn(row) : null,
  by: row.maker,
});

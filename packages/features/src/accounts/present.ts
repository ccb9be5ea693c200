import { languages, type Language, type Me, type OnboardingStep, type SignInSession } from "@orbita/contract";
import { readAgent } from "../kernel/agent.ts";
import type { MeRow } from "./queries.ts";
import type { SessionRow } from "./session-queries.ts";

const isLanguage = (value: string): value is Language => (languages as readonly string[]).includes(value);

/** A user as the API returns them to themselves. `isAdmin` is true if this session has access to the back office. */
export const presentMe = (row: MeRow, { isAdmin }: { isAdmin: boolean }): Me => ({
  id: row.id,
  email: row.email,
  username: row.username,
  firstName: row.first_name,
  lastName: row.last_name,
  phone: row.phone,
  profileImage: row.profile_image_id,
  coverImage: row.cover_image_id,
  languages: row.languages,
  language: isLanguage(row.language) ? row.language : "en",
  // The API reports membership in any Space as a scope; the database stores memberships as rows.
  scopes: [
    ...row.scopes.filter((scope) => scope !== "admin" || isAdmin),
    ...(row.spaces.length > 0 ? ["talentconnect"] : []),
  ],
  ...(row.scopes.includes("admin") && { administrator: true as const }),
  ...(row.deletes_at && { deletes: row.deletes_at.toISOString() }),
  emailVerified: row.email_verified_at !== null,
  onboarded: row.onboarded_at !== null,
  onboarding: {
    kind: row.onboarding_kind as Me["onboarding"]["kind"],
    step: row.onboarding_step as OnboardingStep,
  },
  spaces: row.spaces.map(({ suspended, ...space }) => ({ ...space, ...(suspended && { suspended }) })),
  created: row.created_at.toISOString(),
});

export const presentSignIn = (row: SessionRow, currentId: string | null): SignInSession => ({
  id: row.id,
  current: row.id === currentId,
  ...readAgent(row.user_agent),
  address: row.address,
  method: row.method,
  created: row.created_at.toISOString(),
  lastUsed: row.last_used_at.toISOString(),
});

import type { ResumeProfile } from "@orbita/contract";
import { api } from "~/shell/api/client.ts";
import { answered, hasCode } from "~/shell/api/failure.ts";

export type ProfileSearch = { c?: string; as?: "space" };
export type ProfilePageData = { profile: ResumeProfile; seed: string };

const orNull = async <T>(asked: Promise<T>): Promise<T | null> => {
  try {
    return await asked;
  } catch (error) {
    if (hasCode(error, "people.notFound") || hasCode(error, "access.unauthenticated")) return null;
    throw error;
  }
};

/**
 * Loads a profile by the username in the URL. Null if it does not exist or is hidden from the viewer.
 * With a link code, loads what that link shows. `as` shows the user's own page as a Space sees it.
 */
export async function readProfile(username: string, { c, as }: ProfileSearch): Promise<ProfilePageData | null> {
  const own = as === "space" ? await orNull(answered(api().resumes.profile({ query: { as } }))) : null;
  const profile = own ?? (await orNull(answered(api().resumes.profileOf({ params: { username }, query: { c } }))));
  if (!profile) return null;
  // The account id determines the colour of a person's initials, so that it is the same everywhere.
  // An anonymous profile must not reveal the id.
  const person =
    c === undefined && profile.username
      ? await orNull(answered(api().people.byUsername({ params: { username: profile.username } })))
      : null;
  return { profile, seed: person?.id ?? profile.username ?? "nobody" };
}

import type { ResumeProfile } from "@orbita/contract";
import { api } from "~/shell/api/client.ts";
import { answered, hasCode } from "~/shell/api/failure.ts";

export type ProfileSearch = { c?: string; as?: "space" };
export type SeenProfile = { profile: ResumeProfile; seed: string };

const orNull = async <T>(asked: Promise<T>): Promise<T | null> => {
  try {
    return await asked;
  } catch (error) {
    if (hasCode(error, "people.notFound") || hasCode(error, "access.unauthenticated")) return null;
    throw error;
  }
};

/**
 * Loads a profile by the username in the URL; null if it does not exist or is hidden from the viewer. With a link code, loads
 * what the link shows. `as` shows the viewer's own page as a Space sees it.
 */
export async function readProfile(username: string, { c, as }: ProfileSearch): Promise<SeenProfile | null> {
  const own = as === "space" ? await orNull(answered(api().resumes.profile({ query: { as } }))) : null;
  const profile = own ?? (await orNull(answered(api().resumes.profileOf({ params: { username }, query: { c } }))));
  if (!profile) return null;
  // The account id gives a person's initials the same colour everywhere. An anonymous profile must not reveal it.
  const person =
    c === undefined && profile.username
      ? await orNull(answered(api().people.byUsername({ params: { username: profile.username } })))
      : null;
  return { profile, seed: person?.id ?? profile.username ?? "nobody" };
}

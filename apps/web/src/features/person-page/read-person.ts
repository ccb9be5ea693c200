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
 * A person by the name in the address; null when there is nobody, or nobody for whom one asks. With the code of a link, what
 * the link shows; `as` shows one's own page with the eyes of a Space.
 */
export async function readProfile(username: string, { c, as }: ProfileSearch): Promise<SeenProfile | null> {
  const own = as === "space" ? await orNull(answered(api().resumes.profile({ query: { as } }))) : null;
  const profile = own ?? (await orNull(answered(api().resumes.profileOf({ params: { username }, query: { c } }))));
  if (!profile) return null;
  // The colour of their initials is the same wherever they stand; who shows no name has none of it.
  const person =
    c === undefined && profile.username
      ? await orNull(answered(api().people.byUsername({ params: { username: profile.username } })))
      : null;
  return { profile, seed: person?.id ?? profile.username ?? "nobody" };
}

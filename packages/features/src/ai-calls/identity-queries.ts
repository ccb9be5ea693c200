import type { Resume } from "@orbita/contract";
import type { Db } from "@orbita/db";
import type { ResumeIdentity } from "../resumes/index.ts";

const known = (words: readonly (string | null | undefined)[]): string[] => [
  ...new Set(words.filter((word): word is string => Boolean(word))),
];

/** Names, addresses and everything else that identifies these accounts, from their own data. It is the input for `pseudonymise`. */
export async function findNamesToHide(db: Db, userIds: readonly string[]): Promise<ResumeIdentity[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .selectFrom("users")
    .leftJoin("resumes", "resumes.owner_id", "users.id")
    .select(["users.first_name", "users.last_name", "users.username", "users.email", "users.phone"])
    .select(["resumes.first_name as resume_first", "resumes.last_name as resume_last", "resumes.contacts"])
    .where("users.id", "in", [...userIds])
    .execute();
  return rows.map((row) => {
    const contacts = row.contacts as Partial<Resume["contacts"]> | null;
    return {
      names: known([row.resume_first, row.resume_last, row.first_name, row.last_name]),
      usernames: known([row.username]),
      emails: known([contacts?.email, row.email]),
      phones: known([contacts?.phone, row.phone]),
      links: contacts?.links ?? [],
      places: known([contacts?.city]),
      files: [],
    };
  });
}

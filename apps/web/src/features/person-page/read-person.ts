import type { Person } from "@orbita/contract";
import { api } from "~/shell/api/client.ts";
import { answered, hasCode } from "~/shell/api/failure.ts";

/** A person by the name in the address; null when there is nobody, or nobody for whom one asks. */
export async function readPerson(username: string): Promise<Person | null> {
  try {
    return await answered(api().people.byUsername({ params: { username } }));
  } catch (error) {
    if (hasCode(error, "people.notFound")) return null;
    throw error;
  }
}

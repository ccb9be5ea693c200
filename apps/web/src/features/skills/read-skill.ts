import type { Skill } from "@orbita/contract";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";

/** The names of a skill. Null if it does not exist or the request fails, so that a list filtered by it still loads. */
export const readSkill = (id: string): Promise<Pick<Skill, "id" | "it" | "en"> | null> =>
  answered(api().skills.read({ params: { id } })).catch(() => null);

import type { Skill } from "@orbita/contract";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";

/** Its names; null where there is none such, or nobody answers: what is filtered by it is shown anyhow. */
export const readSkill = (id: string): Promise<Pick<Skill, "id" | "it" | "en"> | null> =>
  answered(api().skills.read({ params: { id } })).catch(() => null);

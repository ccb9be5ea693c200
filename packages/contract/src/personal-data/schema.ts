import { z } from "zod";

/** One's own name, to show that one means it. Only compared, so any text: an old name may follow older rules. */
export const accountDeletion = z
  .object({ username: z.string().trim().min(1).max(200) })
  .meta({ id: "AccountDeletion" });

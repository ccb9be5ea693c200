import { z } from "zod";

/**
 * The user's own username, typed as confirmation. Any text is accepted because it is only compared; old usernames may follow
 * older rules.
 */
export const accountDeletion = z
  .object({ username: z.string().trim().min(1).max(200) })
  .meta({ id: "AccountDeletion" });

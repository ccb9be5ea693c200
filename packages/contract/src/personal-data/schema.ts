import { z } from "zod";

/**
 * The user's own username, typed to confirm the deletion. It is only compared, so any text is accepted; old usernames may follow
 * older rules.
 */
export const accountDeletion = z
  .object({ username: z.string().trim().min(1).max(200) })
  .meta({ id: "AccountDeletion" });

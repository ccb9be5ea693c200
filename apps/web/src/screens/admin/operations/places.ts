import { toAdmin } from "~/shell/navigation/to-admin.ts";

/** Route to the operations page or one of its subpages. */
export const toRuns = (part?: "log" | "mail") => toAdmin("runs", part);

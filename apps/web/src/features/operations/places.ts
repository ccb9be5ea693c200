import { toAdmin } from "~/shell/navigation/to-admin.ts";

/** This room's page, or one of its parts. */
export const toRuns = (part?: "log" | "mail") => toAdmin("runs", part);

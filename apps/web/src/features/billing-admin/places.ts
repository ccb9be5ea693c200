import { toAdmin } from "~/shell/navigation/to-admin.ts";

/** The list's address. */
export const toList = toAdmin("billing");

/** One of the rooms, with nothing below it. */
export const toRoom = (part: string) => toAdmin("billing", part);

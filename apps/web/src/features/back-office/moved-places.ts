import { isRunId } from "~/domain/operations/operations-search.ts";
import { toAdmin } from "~/shell/navigation/to-admin.ts";

type AdminParams = { room?: string | undefined; key?: string | undefined; more?: string | undefined };

/** Lists that once were parts of the reports: emails and bookmarks still lead there. */
const formerReportParts = ["posts", "comments", "channels"];

/**
 * The address that replaces this one, if any. The route redirects before anything renders: a `<Navigate>` in render repeats
 * itself for as long as the old page is shown, and freezes the tab.
 */
export function movedPlace({ room, key, more }: AdminParams) {
  // Value lists have no page of their own: the first list opens.
  if (room === "lists" && key === undefined) return { ...toAdmin("lists", "contract_type"), search: {} };
  // An invoice by its id is read in the billing pages.
  if (room === "invoices") return { ...toAdmin("billing", key && "invoice", key), search: {} };
  if (room === "billing" && key === "run" && more === undefined) return { ...toAdmin("runs"), search: {} };
  if (room === "feed" && key !== undefined && formerReportParts.includes(key)) return { ...toAdmin(key), search: {} };
  // Other pages link to a run by its id; it opens beside the list of all runs.
  if (room === "runs" && key !== undefined && isRunId(key)) return { ...toAdmin("runs", "log"), search: { run: key } };
  return undefined;
}

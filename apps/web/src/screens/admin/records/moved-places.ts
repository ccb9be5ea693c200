import { isRunId } from "~/domain/operations/operations-search.ts";
import { toAdmin } from "~/shell/navigation/to-admin.ts";

type AdminParams = { room?: string | undefined; key?: string | undefined; more?: string | undefined };

/** Lists that used to be below the reports. Old emails and bookmarks still link to them there. */
const formerReportParts = ["posts", "comments", "channels"];

/**
 * The new URL of an admin page, if the page has moved. The route redirects before anything renders:
 * a rendered `<Navigate>` would repeat for as long as the old page is shown, and freeze the tab.
 */
export function movedPlace({ room, key, more }: AdminParams) {
  // The value lists have no overview page, so their URL leads to the first list.
  if (room === "lists" && key === undefined) return { ...toAdmin("lists", "contract_type"), search: {} };
  // Invoices are no longer listed as generic records, but on the billing pages.
  if (room === "invoices") return { ...toAdmin("billing", key && "invoice", key), search: {} };
  if (room === "billing" && key === "run" && more === undefined) return { ...toAdmin("runs"), search: {} };
  if (room === "feed" && key !== undefined && formerReportParts.includes(key)) return { ...toAdmin(key), search: {} };
  // Other pages link to a run by its id. It opens beside the log of all runs.
  if (room === "runs" && key !== undefined && isRunId(key)) return { ...toAdmin("runs", "log"), search: { run: key } };
  return undefined;
}

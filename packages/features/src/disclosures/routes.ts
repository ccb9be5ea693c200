import type { disclosureRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { exportDisclosures } from "./export-disclosures.ts";
import { readDisclosures } from "./read-disclosures.ts";

export const disclosureHandlers: Handlers<typeof disclosureRoutes> = {
  list: (ctx, { query }) => readDisclosures(ctx, query),
  csv: (ctx, { query }) => exportDisclosures(ctx, query),
};

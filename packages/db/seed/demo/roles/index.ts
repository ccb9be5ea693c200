import type { DemoJobRole } from "../types.ts";
import { accountingRoles } from "./accounting.ts";
import { avionicsRoles } from "./avionics.ts";
import { careRoles } from "./care.ts";
import { farmingRoles } from "./farming.ts";
import { healthRoles } from "./health.ts";
import { hospitalityRoles } from "./hospitality.ts";
import { paymentsRoles } from "./payments.ts";
import { retailRoles } from "./retail.ts";
import { shipyardRoles } from "./shipyard.ts";
import { softwareRoles } from "./software.ts";
import { transportRoles } from "./transport.ts";
import { workshopRoles } from "./workshop.ts";

export const demoRoles: readonly DemoJobRole[] = [
  ...softwareRoles,
  ...shipyardRoles,
  ...avionicsRoles,
  ...workshopRoles,
  ...retailRoles,
  ...paymentsRoles,
  ...accountingRoles,
  ...farmingRoles,
  ...healthRoles,
  ...transportRoles,
  ...hospitalityRoles,
  ...careRoles,
];

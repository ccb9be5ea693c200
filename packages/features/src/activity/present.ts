import type { Activity, ActivityKind } from "@orbita/contract";
import { readAgent } from "../kernel/agent.ts";
import type { ActivityRow } from "./queries.ts";

export function presentActivity(row: ActivityRow): Activity {
  const { browser, system } = readAgent(row.user_agent);
  return {
    id: row.id,
    kind: row.kind as ActivityKind,
    details: row.details as Record<string, string>,
    browser,
    system,
    at: row.at.toISOString(),
  };
}

import { saveBeat } from "@orbita/features";
import { z } from "zod";
import { route, type InnerRoute } from "./web-sessions.ts";

const beat = z.object({ id: z.uuid(), startedAt: z.coerce.date(), p95Ms: z.number().nullable() });

/** The web server has no database, so the api saves its heartbeats. */
export const webBeatRoutes: Readonly<Record<string, InnerRoute>> = {
  "/web-beat": route(beat, async ({ tx }, { id, startedAt, p95Ms }) => {
    await saveBeat(tx, { id, app: "web", startedAt, facts: { p95Ms } });
    return { status: 204 };
  }),
};

import { z } from "zod";
import { instant } from "../kernel/fields.ts";
import { defineRoute } from "../kernel/route.ts";

export const realtimeSession = z
  .object({
    url: z.string(),
    queue: z.string(),
    token: z.string(),
    expiresAt: instant,
  })
  .meta({ id: "RealtimeSession" });

export const realtimeRoutes = {
  open: defineRoute({
    method: "POST",
    path: "/realtime/session",
    area: "any",
    whileClosed: true,
    guests: true,
    safe: true,
    limit: { per: "minute", max: 120 },
    summary: "Create a queue for this tab with a token to read it; guests receive only the shared topic",
    response: realtimeSession,
    errors: ["realtime.unavailable"],
  }),
};

import { z } from "zod";
import { id, instant, words } from "../kernel/fields.ts";
import type { SearchFields } from "../kernel/search.ts";
import { reservedSpaceUrls, spaceLimits as limits } from "./limits.ts";

export const spaceId = z.uuidv7().brand<"SpaceId">();
export type SpaceId = z.output<typeof spaceId>;

export const spaceRole = z.enum(["viewer", "recruiter", "owner"]);
export type SpaceRole = z.output<typeof spaceRole>;

export const spaceUrl = z
  .string()
  .trim()
  .min(limits.url.min)
  .max(limits.url.max)
  .regex(/^[a-z0-9-]+$/, "space.urlCharacters")
  .refine((url) => !reservedSpaceUrls.includes(url), "field.inUse");

export const newSpace = z.object({ name: words(limits.name), url: spaceUrl }).meta({ id: "NewSpace" });

export const space = z
  .object({ id, name: z.string(), url: z.string(), created: instant, openJobPosts: z.int() })
  .meta({ id: "Space" });
export type Space = z.output<typeof space>;

/** What anybody may search Spaces by. */
export const spaceFields = { name: "text", url: "text", created: "date" } as const satisfies SearchFields;

const slots = z.object({ total: z.int(), used: z.int() });
export const contractStatus = z.object({ free: slots, premium: slots }).meta({ id: "ContractStatus" });
export type ContractStatus = z.output<typeof contractStatus>;

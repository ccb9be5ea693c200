import { z } from "zod";
import { fileLimits } from "../files/limits.ts";
import { uploadRefusals } from "../files/routes.ts";
import { crop } from "../files/schema.ts";
import { defineRoute, nothing } from "../kernel/route.ts";
import { pageOf, searchPayload, withProjections } from "../kernel/search.ts";
import { ownSpace, spaceChange } from "./parts.ts";
import {
  contractStatus,
  mySpace,
  newSpace,
  space,
  spaceFacets,
  spaceFields,
  spaceId,
  spaceUrl,
  vat,
} from "./schema.ts";

const bySpace = z.object({ id: spaceId });
const open = { area: "public", guests: true, impersonal: true } as const;

const change = {
  params: bySpace,
  body: spaceChange,
  response: ownSpace,
  errors: [
    "space.notFound",
    "space.urlTaken",
    "space.vatTaken",
    "space.supportOnly",
    "space.changedMeanwhile",
    "file.notFound",
    "vocabulary.unknownCode",
  ],
} as const;

export const spaceRoutes = {
  create: defineRoute({
    method: "POST",
    path: "/public/space",
    area: "public",
    once: true,
    verified: true,
    summary: "Create a Space; the caller becomes its owner",
    body: newSpace,
    response: mySpace,
    errors: ["space.urlTaken", "space.vatTaken", "space.createFailed", "email.notValidated"],
  }),
  mine: defineRoute({
    method: "GET",
    path: "/public/space",
    area: "public",
    summary: "List the caller's Spaces",
    response: z.array(mySpace),
    errors: [],
  }),
  read: defineRoute({
    method: "GET",
    path: "/public/space/{id}",
    ...open,
    summary: "Get a Space's page",
    params: bySpace,
    response: space,
    errors: ["space.notFound"],
  }),
  readByUrl: defineRoute({
    method: "GET",
    path: "/public/space/url/{url}",
    ...open,
    summary: "Get a Space's page by its URL name",
    params: z.object({ url: z.string().max(100) }),
    response: space,
    errors: ["space.notFound"],
  }),
  readByName: defineRoute({
    method: "GET",
    path: "/public/space/name/{name}",
    ...open,
    summary: "Get a Space's page by name, ignoring case and accents; the oldest if several match",
    params: z.object({ name: z.string().max(100) }),
    response: space,
    errors: ["space.notFound"],
  }),
  change: defineRoute({
    method: "PATCH",
    path: "/public/space/{id}",
    area: "public",
    summary: "Update a Space that the caller owns",
    ...change,
  }),
  search: defineRoute({
    method: "POST",
    path: "/public/space/search",
    ...open,
    safe: true,
    summary: "Search Spaces by text, sector, size and place",
    body: withProjections(searchPayload(spaceFields, { facets: spaceFacets }), space),
    response: pageOf(space),
    errors: ["search.unavailable"],
  }),
  exists: defineRoute({
    method: "POST",
    path: "/public/space/exists",
    area: "public",
    safe: true,
    limit: { per: "minute", max: 120 },
    summary: "Check whether a URL name or VAT number of a Space is taken",
    body: z
      .strictObject({ url: spaceUrl, vat })
      .partial()
      .refine(({ url, vat: number }) => url ?? number, { error: "field.required", path: ["url"] }),
    response: z.object({
      exists: z.boolean(),
      /**
       * The Space that already has the URL name or VAT number. This leaks nothing, because the public page of a Space shows both.
       */
      space: z.object({ id: spaceId, name: z.string() }).nullable(),
    }),
    errors: [],
  }),
  readOwn: defineRoute({
    method: "GET",
    path: "/talent/space/{id}",
    area: "member",
    summary: "Get a Space of the caller with the data for members",
    params: bySpace,
    response: ownSpace,
    errors: ["space.notFound"],
  }),
  changeOwn: defineRoute({
    method: "PATCH",
    path: "/talent/space/{id}",
    area: "member",
    summary: "Update a Space that the caller owns",
    ...change,
  }),
  contractStatus: defineRoute({
    method: "GET",
    path: "/talent/space/{id}/contract/status",
    area: "member",
    summary: "Get a Space's publishing slots, total and used, and its licence",
    params: bySpace,
    response: contractStatus,
    errors: ["space.notFound"],
  }),
  profileImage: defineRoute({
    method: "POST",
    path: "/talent/space/profileImage/{id}",
    area: "member",
    inSteps: true,
    once: true,
    upload: { files: "one", maxBytes: () => fileLimits.spaceLogo.maxBytes },
    limit: { per: "minute", max: 30 },
    summary: "Upload a Space's logo or cover",
    params: bySpace,
    body: z.object({ image: z.enum(["logo", "cover"]).default("logo") }).extend({
      cropX: crop.shape.x.optional(),
      cropY: crop.shape.y.optional(),
      cropWidth: crop.shape.width.optional(),
      cropHeight: crop.shape.height.optional(),
    }),
    response: ownSpace,
    errors: ["space.notFound", ...uploadRefusals],
  }),
  close: defineRoute({
    method: "POST",
    path: "/talent/space/{id}/close",
    area: "member",
    summary: "Close a Space without published posts for good; it is hidden together with its members",
    params: bySpace,
    body: z.strictObject({ url: z.string().max(100) }),
    response: nothing,
    errors: ["space.notFound", "space.urlMismatch", "space.stillPublished"],
  }),
};

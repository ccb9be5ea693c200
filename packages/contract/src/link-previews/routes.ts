import { z } from "zod";
import { byId } from "../kernel/fields.ts";
import { defineRoute, fileAnswer } from "../kernel/route.ts";
import { linkPreview, webUrl } from "./schema.ts";

const asked = z.strictObject({ url: webUrl }).meta({ id: "LinkAsked" });

export const linkPreviewRoutes = {
  preview: defineRoute({
    method: "POST",
    path: "/link-preview",
    area: "public",
    inSteps: true,
    verified: true,
    // Each may leave a picture with us for a week: what nobody types in an hour is a script.
    limit: { per: "hour", max: 120 },
    body: asked,
    summary: "What a page on the web says of itself: asked once for everybody, never inside our own network",
    response: linkPreview,
    errors: ["link.refused", "link.unreachable", "link.nothingToShow"],
  }),
  image: defineRoute({
    method: "GET",
    path: "/link-preview/{id}/image",
    area: "any",
    guests: true,
    params: byId,
    summary: "Our own copy of the page's picture: who reads a post tells nothing to the site",
    response: fileAnswer,
    errors: ["link.nothingToShow"],
  }),
  website: defineRoute({
    method: "POST",
    path: "/link-preview/website",
    area: "public",
    inSteps: true,
    verified: true,
    limit: { per: "hour", max: 40 },
    body: asked,
    summary: "What a company's site says of it: name, description and logo, as proposals for its Space",
    response: z
      .object({
        url: z.string(),
        name: z.string().nullable(),
        /** The first sentence of the description, where it is short enough. */
        headline: z.string().nullable(),
        description: z.string().nullable(),
        /** The preview whose image it is. */
        logo: z.object({ id: z.uuidv7(), width: z.int(), height: z.int() }).nullable(),
      })
      .meta({ id: "WebsiteFacts" }),
    errors: ["link.refused", "link.unreachable", "link.nothingToShow"],
  }),
};

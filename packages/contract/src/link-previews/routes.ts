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
    // Rate limit, because the server may store a picture for a week with each preview. Only a script requests more previews per hour.
    limit: { per: "hour", max: 120 },
    body: asked,
    summary: "Get the preview of a web page; cached for all users and never fetched from the internal network",
    response: linkPreview,
    errors: ["link.refused", "link.unreachable", "link.nothingToShow"],
  }),
  image: defineRoute({
    method: "GET",
    path: "/link-preview/{id}/image",
    area: "any",
    guests: true,
    params: byId,
    summary: "Get our copy of the preview image, so that the site does not learn who views it",
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
    summary: "Propose a Space's name, description and logo from its website",
    response: z
      .object({
        url: z.string(),
        name: z.string().nullable(),
        /** The first sentence of the site's description, if it is short enough. */
        headline: z.string().nullable(),
        description: z.string().nullable(),
        /** The id of the link preview that stores the logo, and the size of the image. */
        logo: z.object({ id: z.uuidv7(), width: z.int(), height: z.int() }).nullable(),
      })
      .meta({ id: "WebsiteFacts" }),
    errors: ["link.refused", "link.unreachable", "link.nothingToShow"],
  }),
};

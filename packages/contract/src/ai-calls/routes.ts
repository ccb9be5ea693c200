import { z } from "zod";
import { byId } from "../kernel/fields.ts";
import { defineRoute } from "../kernel/route.ts";
import { pageOf } from "../kernel/search.ts";
import { aiLimits } from "../ai/limits.ts";
import { aiCall, personAiChange, personAiSettings, spaceAiChange, spaceAiSettings } from "../ai/schema.ts";

const paging = z.object({
  page: z.coerce.number().int().min(0).default(0),
  size: z.coerce.number().int().min(1).max(aiLimits.registerPage.max).default(20),
});

/** What people and Spaces allow an AI to do, and the register of what it did. */
export const aiCallRoutes = {
  mySettings: defineRoute({
    method: "GET",
    path: "/ai/settings",
    area: "any",
    summary: "What one lets an AI do with one's own data, and which model is set up here",
    response: personAiSettings,
    errors: [],
  }),
  changeMySettings: defineRoute({
    method: "PATCH",
    path: "/ai/settings",
    area: "any",
    body: personAiChange,
    summary: "Allow it, or stop it, function by function",
    response: personAiSettings,
    errors: [],
  }),
  myRegister: defineRoute({
    method: "GET",
    path: "/ai/register",
    area: "any",
    query: paging,
    summary:
      "Every call that one made, or that read one's data: who, why, which kinds of data, which model, what it cost",
    response: pageOf(aiCall),
    errors: [],
  }),
  spaceSettings: defineRoute({
    method: "GET",
    path: "/talent/space/{id}/ai",
    area: "member",
    params: byId,
    summary: "What a Space lets an AI do, and what it used of its budget this month",
    response: spaceAiSettings,
    errors: ["space.notFound"],
  }),
  changeSpaceSettings: defineRoute({
    method: "PATCH",
    path: "/talent/space/{id}/ai",
    area: "member",
    params: byId,
    body: spaceAiChange,
    summary: "Allow it, stop it, or set a budget; for owners",
    response: spaceAiSettings,
    errors: ["space.notFound", "space.changedMeanwhile"],
  }),
  spaceRegister: defineRoute({
    method: "GET",
    path: "/talent/space/{id}/ai/register",
    area: "member",
    params: byId,
    query: paging,
    summary: "Every call in the Space's name; for owners",
    response: pageOf(aiCall),
    errors: ["space.notFound"],
  }),
};

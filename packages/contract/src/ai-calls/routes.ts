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

/** AI permissions of people and Spaces, and the register of AI calls. */
export const aiCallRoutes = {
  mySettings: defineRoute({
    method: "GET",
    path: "/ai/settings",
    area: "any",
    summary: "Get my AI permissions and the model of this installation",
    response: personAiSettings,
    errors: [],
  }),
  changeMySettings: defineRoute({
    method: "PATCH",
    path: "/ai/settings",
    area: "any",
    body: personAiChange,
    summary: "Change my AI permissions, function by function",
    response: personAiSettings,
    errors: [],
  }),
  myRegister: defineRoute({
    method: "GET",
    path: "/ai/register",
    area: "any",
    query: paging,
    summary: "List the AI calls that I made or that read my data: caller, purpose, kinds of data, model, cost",
    response: pageOf(aiCall),
    errors: [],
  }),
  spaceSettings: defineRoute({
    method: "GET",
    path: "/talent/space/{id}/ai",
    area: "member",
    params: byId,
    summary: "Get the AI permissions of a Space and its budget used this month",
    response: spaceAiSettings,
    errors: ["space.notFound"],
  }),
  changeSpaceSettings: defineRoute({
    method: "PATCH",
    path: "/talent/space/{id}/ai",
    area: "member",
    params: byId,
    body: spaceAiChange,
    summary: "Change the AI permissions or the budget of a Space; for owners",
    response: spaceAiSettings,
    errors: ["space.notFound", "space.changedMeanwhile"],
  }),
  spaceRegister: defineRoute({
    method: "GET",
    path: "/talent/space/{id}/ai/register",
    area: "member",
    params: byId,
    query: paging,
    summary: "List the AI calls made for a Space; for owners",
    response: pageOf(aiCall),
    errors: ["space.notFound"],
  }),
};

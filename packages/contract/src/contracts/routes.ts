import { z } from "zod";
import { historyOf } from "../posts/routes.ts";
import { defineRoute } from "../kernel/route.ts";
import { spaceId } from "../spaces/schema.ts";
import { contractChange, spaceContract } from "./schema.ts";

const bySpace = z.object({ id: spaceId });

export const contractRoutes = {
  read: defineRoute({
    method: "GET",
    path: "/admin/space/{id}/contract",
    area: "admin",
    params: bySpace,
    summary: "Get the contract of a Space",
    response: spaceContract,
    errors: ["space.notFound"],
  }),
  change: defineRoute({
    method: "PATCH",
    path: "/admin/space/{id}/contract",
    area: "admin",
    params: bySpace,
    body: contractChange,
    summary: "Change the contract of a Space",
    response: spaceContract,
    errors: ["space.notFound", "contract.changedMeanwhile"],
  }),
  history: defineRoute({
    method: "GET",
    path: "/admin/space/{id}/contract/history",
    area: "admin",
    params: bySpace,
    summary: "Get the history of a Space's contract",
    response: historyOf,
    errors: ["space.notFound"],
  }),
};

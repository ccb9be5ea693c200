import { defineRoute } from "../kernel/route.ts";
import { installation, installationChange, operatorIdentity } from "./schema.ts";

export const installationRoutes = {
  identity: defineRoute({
    method: "GET",
    path: "/identity",
    area: "any",
    whileClosed: true,
    guests: true,
    impersonal: true,
    summary: "Get the product's name and the company that runs this installation",
    response: operatorIdentity,
    errors: [],
  }),
  read: defineRoute({
    method: "GET",
    path: "/admin/installation",
    area: "admin",
    summary: "Get the operator's identity with its version and last change",
    response: installation,
    errors: [],
  }),
  change: defineRoute({
    method: "PATCH",
    path: "/admin/installation",
    area: "admin",
    body: installationChange,
    summary: "Change the operator's identity; every page shows it within a minute",
    response: installation,
    errors: ["record.changedMeanwhile"],
  }),
};

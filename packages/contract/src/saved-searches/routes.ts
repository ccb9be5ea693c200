import { z } from "zod";
import { byId } from "../kernel/fields.ts";
import { defineRoute, nothing } from "../kernel/route.ts";
import {
  newSavedJobSearch,
  newSavedTalentSearch,
  savedJobSearch,
  savedSearchChange,
  savedTalentSearch,
} from "./schema.ts";

const common = { "/public": { area: "public" }, "/talent": { area: "member", forSpace: true } } as const;
const missing = ["savedSearch.notFound"] as const;

export const savedSearchRoutes = {
  jobs: defineRoute({
    ...common["/public"],
    method: "GET",
    path: "/public/saved-search",
    summary: "List the caller's saved job searches",
    response: z.array(savedJobSearch),
    errors: [],
  }),
  saveJobs: defineRoute({
    ...common["/public"],
    method: "POST",
    path: "/public/saved-search",
    once: true,
    body: newSavedJobSearch,
    summary: "Save a job search, with notifications as often as chosen",
    response: savedJobSearch,
    errors: ["savedSearch.tooMany"],
  }),
  changeJobs: defineRoute({
    ...common["/public"],
    method: "PATCH",
    path: "/public/saved-search/{id}",
    params: byId,
    body: savedSearchChange,
    summary: "Rename a saved search or change its notification frequency",
    response: savedJobSearch,
    errors: missing,
  }),
  openJobs: defineRoute({
    ...common["/public"],
    method: "POST",
    path: "/public/saved-search/{id}/opened",
    params: byId,
    summary: "Mark the new matches of a saved job search as seen",
    response: savedJobSearch,
    errors: missing,
  }),
  removeJobs: defineRoute({
    ...common["/public"],
    method: "DELETE",
    path: "/public/saved-search/{id}",
    params: byId,
    summary: "Delete a saved search",
    response: nothing,
    errors: missing,
  }),
  talents: defineRoute({
    ...common["/talent"],
    method: "GET",
    path: "/talent/saved-search",
    summary: "List the Space's saved talent searches",
    response: z.array(savedTalentSearch),
    errors: [],
  }),
  saveTalents: defineRoute({
    ...common["/talent"],
    method: "POST",
    path: "/talent/saved-search",
    once: true,
    body: newSavedTalentSearch,
    summary: "Save a talent search; the member who saves it is notified of new matches",
    response: savedTalentSearch,
    errors: ["savedSearch.tooMany"],
  }),
  changeTalents: defineRoute({
    ...common["/talent"],
    method: "PATCH",
    path: "/talent/saved-search/{id}",
    params: byId,
    body: savedSearchChange,
    summary: "Rename a saved search or change its notification frequency",
    response: savedTalentSearch,
    errors: missing,
  }),
  openTalents: defineRoute({
    ...common["/talent"],
    method: "POST",
    path: "/talent/saved-search/{id}/opened",
    params: byId,
    summary: "Mark the new matches of a saved talent search as seen by the Space",
    response: savedTalentSearch,
    errors: missing,
  }),
  removeTalents: defineRoute({
    ...common["/talent"],
    method: "DELETE",
    path: "/talent/saved-search/{id}",
    params: byId,
    summary: "Delete a saved search",
    response: nothing,
    errors: missing,
  }),
};

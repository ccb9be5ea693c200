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
    summary: "My saved searches for jobs",
    response: z.array(savedJobSearch),
    errors: [],
  }),
  saveJobs: defineRoute({
    ...common["/public"],
    method: "POST",
    path: "/public/saved-search",
    once: true,
    body: newSavedJobSearch,
    summary: "Save a search for jobs, and be told of new ones as often as I like",
    response: savedJobSearch,
    errors: ["savedSearch.tooMany"],
  }),
  changeJobs: defineRoute({
    ...common["/public"],
    method: "PATCH",
    path: "/public/saved-search/{id}",
    params: byId,
    body: savedSearchChange,
    summary: "Another name, or told more or less often",
    response: savedJobSearch,
    errors: missing,
  }),
  openJobs: defineRoute({
    ...common["/public"],
    method: "POST",
    path: "/public/saved-search/{id}/opened",
    params: byId,
    summary: "I looked: nothing is new any more",
    response: savedJobSearch,
    errors: missing,
  }),
  removeJobs: defineRoute({
    ...common["/public"],
    method: "DELETE",
    path: "/public/saved-search/{id}",
    params: byId,
    summary: "Forget it",
    response: nothing,
    errors: missing,
  }),
  talents: defineRoute({
    ...common["/talent"],
    method: "GET",
    path: "/talent/saved-search",
    summary: "The Space's saved searches for talents",
    response: z.array(savedTalentSearch),
    errors: [],
  }),
  saveTalents: defineRoute({
    ...common["/talent"],
    method: "POST",
    path: "/talent/saved-search",
    once: true,
    body: newSavedTalentSearch,
    summary: "Save a search for talents; who saves it is told of new ones",
    response: savedTalentSearch,
    errors: ["savedSearch.tooMany"],
  }),
  changeTalents: defineRoute({
    ...common["/talent"],
    method: "PATCH",
    path: "/talent/saved-search/{id}",
    params: byId,
    body: savedSearchChange,
    summary: "Another name, or told more or less often",
    response: savedTalentSearch,
    errors: missing,
  }),
  openTalents: defineRoute({
    ...common["/talent"],
    method: "POST",
    path: "/talent/saved-search/{id}/opened",
    params: byId,
    summary: "The Space looked: nothing is new any more",
    response: savedTalentSearch,
    errors: missing,
  }),
  removeTalents: defineRoute({
    ...common["/talent"],
    method: "DELETE",
    path: "/talent/saved-search/{id}",
    params: byId,
    summary: "Forget it",
    response: nothing,
    errors: missing,
  }),
};

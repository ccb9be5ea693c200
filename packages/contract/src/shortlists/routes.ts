import { z } from "zod";
import { byId, id } from "../kernel/fields.ts";
import { defineRoute, fileAnswer, nothing } from "../kernel/route.ts";
import { pageOf } from "../kernel/search.ts";
import { newShortlist, shortlist, shortlistEntry, shortlistNote } from "./schema.ts";

const entry = z.object({ id, resumeId: id });
const paging = z.object({
  page: z.coerce.number().int().min(0).default(0),
  size: z.coerce.number().int().min(1).max(100).default(20),
});
/** Entries are identified by their resume's id, but `pageOf` requires a field `id`. */
const entryPage = pageOf(shortlistEntry.extend({ id })).extend({
  shortlist,
  /** Number of people who are left out of this page, because the Space has reached today's limit of people that it may see. */
  withheld: z.int(),
});

export const shortlistRoutes = {
  list: defineRoute({
    method: "GET",
    path: "/talent/shortlist",
    area: "member",
    forSpace: true,
    summary: "List the Space's shortlists by name",
    response: z.array(shortlist),
    errors: [],
  }),
  create: defineRoute({
    method: "POST",
    path: "/talent/shortlist",
    area: "member",
    forSpace: true,
    once: true,
    body: newShortlist,
    summary: "Create a shortlist",
    response: shortlist,
    errors: ["shortlist.tooMany", "shortlist.nameInUse"],
  }),
  rename: defineRoute({
    method: "PATCH",
    path: "/talent/shortlist/{id}",
    area: "member",
    forSpace: true,
    params: byId,
    body: newShortlist,
    summary: "Rename a shortlist",
    response: shortlist,
    errors: ["shortlist.notFound", "shortlist.nameInUse"],
  }),
  remove: defineRoute({
    method: "DELETE",
    path: "/talent/shortlist/{id}",
    area: "member",
    forSpace: true,
    params: byId,
    summary: "Delete a shortlist with its notes",
    response: nothing,
    errors: ["shortlist.notFound"],
  }),
  entries: defineRoute({
    method: "GET",
    path: "/talent/shortlist/{id}",
    area: "member",
    forSpace: true,
    inSteps: true,
    params: byId,
    query: paging,
    summary: "List the people on a shortlist, newest first; each view is counted and logged",
    response: entryPage,
    errors: ["shortlist.notFound"],
  }),
  put: defineRoute({
    method: "PUT",
    path: "/talent/shortlist/{id}/{resumeId}",
    area: "member",
    forSpace: true,
    params: entry,
    body: shortlistNote,
    summary: "Add a person to a shortlist, or change the note",
    response: nothing,
    errors: ["shortlist.notFound", "resume.notFound", "shortlist.full"],
  }),
  take: defineRoute({
    method: "DELETE",
    path: "/talent/shortlist/{id}/{resumeId}",
    area: "member",
    forSpace: true,
    params: entry,
    summary: "Remove a person from a shortlist",
    response: nothing,
    errors: ["shortlist.notFound"],
  }),
  csv: defineRoute({
    method: "GET",
    path: "/talent/shortlist/{id}/csv",
    area: "member",
    forSpace: true,
    inSteps: true,
    params: byId,
    query: z.object({ language: z.enum(["it", "en"]).default("it") }),
    limit: { per: "minute", max: 20 },
    summary: "Export a shortlist as CSV",
    response: fileAnswer,
    errors: ["shortlist.notFound"],
  }),
};

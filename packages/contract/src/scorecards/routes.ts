import { z } from "zod";
import { byId, id } from "../kernel/fields.ts";
import { defineRoute, nothing } from "../kernel/route.ts";
import { scorecardCriterion, handedIn, newCriterion, scorecards } from "./schema.ts";

export const scorecardRoutes = {
  read: defineRoute({
    method: "GET",
    path: "/talent/application/{id}/scorecard",
    area: "member",
    params: byId,
    summary:
      "Get the criteria of an application, the caller's scorecard, and the others' once the caller submitted theirs",
    response: scorecards,
    errors: ["application.notFound"],
  }),
  handIn: defineRoute({
    method: "PUT",
    path: "/talent/application/{id}/scorecard",
    area: "member",
    params: byId,
    body: handedIn,
    summary: "Submit or update the caller's scorecard; earlier versions are kept",
    response: scorecards,
    errors: [
      "application.notFound",
      "application.wrongStatus",
      "application.wording",
      "scorecard.empty",
      "scorecard.changedMeanwhile",
      "scorecard.criteriaChanged",
    ],
  }),
  addCriterion: defineRoute({
    method: "POST",
    path: "/talent/jobpost/{id}/criterion",
    area: "member",
    once: true,
    params: byId,
    body: newCriterion,
    summary: "Add a criterion of the Space for all candidates of a post",
    response: scorecardCriterion,
    errors: ["jobPost.notFound", "application.wording", "scorecard.tooManyCriteria", "scorecard.criterionExists"],
  }),
  removeCriterion: defineRoute({
    method: "DELETE",
    path: "/talent/jobpost/{id}/criterion/{criterionId}",
    area: "member",
    params: z.object({ id, criterionId: id }),
    summary: "Remove a criterion; submitted scorecards keep it with its text",
    response: nothing,
    errors: ["jobPost.notFound", "scorecard.criterionNotFound"],
  }),
};

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
    summary: "What an application is judged by, my own card, and the others' once mine is handed in",
    response: scorecards,
    errors: ["application.notFound"],
  }),
  handIn: defineRoute({
    method: "PUT",
    path: "/talent/application/{id}/scorecard",
    area: "member",
    params: byId,
    body: handedIn,
    summary: "Hand in my card, or change it; what it said before is kept",
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
    summary: "A criterion of my Space's own, for everybody who applies to this post",
    response: scorecardCriterion,
    errors: ["jobPost.notFound", "application.wording", "scorecard.tooManyCriteria", "scorecard.criterionExists"],
  }),
  removeCriterion: defineRoute({
    method: "DELETE",
    path: "/talent/jobpost/{id}/criterion/{criterionId}",
    area: "member",
    params: z.object({ id, criterionId: id }),
    summary: "Ask it no more; where it was judged it stays, with its words",
    response: nothing,
    errors: ["jobPost.notFound", "scorecard.criterionNotFound"],
  }),
};

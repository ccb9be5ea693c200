import type { Judgement, Scorecard, ScorecardCriterion, Scorecards } from "@orbita/contract";

export const javaCriterion: ScorecardCriterion = {
  id: "skill:java:3",
  requirement: {
    kind: "skill",
    id: "java",
    label: { it: "Java", en: "Java" },
    mandatory: true,
    minYears: 3,
    level: null,
    field: null,
  },
  text: null,
};
export const ownCriterion: ScorecardCriterion = {
  id: "019f0000-0000-7000-8000-0000000000d1",
  requirement: null,
  text: "Explains choices well",
};

export const aJudgement = (more: Partial<Judgement> = {}): Judgement => ({
  criterion: javaCriterion,
  answer: "yes",
  note: "",
  ...more,
});

export const aScorecard = (more: Partial<Scorecard> = {}): Scorecard => ({
  id: "019f0000-0000-7000-8000-0000000000c1",
  by: "Marta Olivieri",
  handedIn: "2026-11-14T10:00:00.000Z",
  changed: null,
  judgements: [aJudgement()],
  earlier: [],
  version: 1,
  ...more,
});

export const someScorecards = (more: Partial<Scorecards> = {}): Scorecards => ({
  criteria: [javaCriterion, ownCriterion],
  mine: null,
  others: null,
  judgedBy: [],
  mayJudge: true,
  ...more,
});

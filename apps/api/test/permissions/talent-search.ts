import { randomUUIDv7 } from "node:crypto";
import { everyone, writers, type PermissionCases } from "./roles.ts";

const aDraft = {
  title: "Backend Java",
  workplaceType: null,
  location: null,
  remoteFrom: null,
  skills: [],
  languages: [],
  education: null,
  educationMandatory: false,
};

export const talentSearchRows: PermissionCases<"talentSearch"> = {
  search: {
    who: writers,
    call: (c, { spaceId }, options) => c.talentSearch.search({ body: {} }, { ...options, spaceId }),
  },
  estimate: {
    who: writers,
    call: (c, { spaceId }, options) => c.talentSearch.estimate({ body: aDraft }, { ...options, spaceId }),
  },
  open: {
    who: writers,
    call: (c, { spaceId }, options) => c.talentSearch.open({ params: { id: randomUUIDv7() } }, { ...options, spaceId }),
    absent: "access.denied",
  },
  fairness: { who: everyone, call: (c) => c.talentSearch.fairness({}) },
};

import { randomUUIDv7 } from "node:crypto";
import type { CallOptions } from "@orbita/contract";
import {
  everyone,
  signedIn,
  writers,
  type PermissionCase,
  type PermissionCases,
  type PermissionWorld,
} from "./roles.ts";

const one = () => ({ params: { id: randomUUIDv7() } });
const acting = ({ spaceId }: PermissionWorld, options: CallOptions) => ({ ...options, spaceId });
const ofSpace = (call: PermissionCase["call"]): PermissionCase => ({ who: writers, call, absent: "access.denied" });
const own = (call: PermissionCase["call"]): PermissionCase => ({ who: signedIn, call, absent: "savedSearch.notFound" });
const body = { name: "Tester", filters: [] };
/** A route for guests, whose token alone permits the call. */
const byToken = (call: PermissionCase["call"]): PermissionCase => ({
  who: everyone,
  call,
  absent: "jobAlert.linkInvalid",
});
const token = "x".repeat(43);

export const savedSearchesRows: PermissionCases<"savedSearches"> = {
  jobs: { who: signedIn, call: (c) => c.savedSearches.jobs({}) },
  saveJobs: { who: signedIn, call: (c) => c.savedSearches.saveJobs({ body }) },
  changeJobs: own((c) => c.savedSearches.changeJobs({ ...one(), body: { name: "Altro" } })),
  openJobs: own((c) => c.savedSearches.openJobs(one())),
  removeJobs: own((c) => c.savedSearches.removeJobs(one())),
  talents: ofSpace((c, w, o) => c.savedSearches.talents({}, acting(w, o))),
  saveTalents: ofSpace((c, w, o) => c.savedSearches.saveTalents({ body }, acting(w, o))),
  changeTalents: ofSpace((c, w, o) =>
    c.savedSearches.changeTalents({ ...one(), body: { name: "Altro" } }, acting(w, o)),
  ),
  openTalents: ofSpace((c, w, o) => c.savedSearches.openTalents(one(), acting(w, o))),
  removeTalents: ofSpace((c, w, o) => c.savedSearches.removeTalents(one(), acting(w, o))),
  requestAlert: {
    who: everyone,
    call: (c) => c.savedSearches.requestAlert({ body: { ...body, email: "x@posta.example" } }),
  },
  confirmAlert: {
    who: everyone,
    call: (c) => c.savedSearches.confirmAlert({ body: { token } }),
    absent: "jobAlert.linkExpired",
  },
  alerts: byToken((c) => c.savedSearches.alerts({ params: { token } })),
  changeAlert: byToken((c) =>
    c.savedSearches.changeAlert({ params: { token, ...one().params }, body: { frequency: "weekly" } }),
  ),
  removeAlert: byToken((c) => c.savedSearches.removeAlert({ params: { token, ...one().params } })),
  stopAlerts: byToken((c) => c.savedSearches.stopAlerts({ params: { token } })),
  unsubscribeAlerts: byToken((c) => c.savedSearches.unsubscribeAlerts({ params: { token } })),
};

import { randomUUIDv7 } from "node:crypto";
import type { CallOptions } from "@orbita/contract";
import {
  readers,
  signedIn,
  writers,
  type PermissionCase,
  type PermissionCases,
  type PermissionWorld,
} from "./roles.ts";

const one = () => ({ params: { id: randomUUIDv7() } });
const acting = ({ spaceId }: PermissionWorld, options: CallOptions) => ({ ...options, spaceId });
const hour = 3_600_000;
const at = (hours: number) => new Date(Math.ceil(Date.now() / hour) * hour + hours * hour).toISOString();
const proposal = () => ({
  slots: [at(48), at(50)],
  minutes: 45 as const,
  way: "phone" as const,
  with: [randomUUIDv7()],
  about: "Il lavoro di ogni giorno",
  answerBy: at(24),
  zone: "Europe/Rome",
});
const said = () => ({ words: "Un imprevisto", version: 1, zone: "Europe/Rome" });
const row = (call: PermissionCase["call"]): PermissionCase => ({ who: writers, call, absent: "access.denied" });
const mine = (call: PermissionCase["call"]): PermissionCase => ({ who: signedIn, call, absent: "interview.notFound" });
const week = () => ({ from: at(0), until: at(24) });

export const interviewsRows: PermissionCases<"interviews"> = {
  propose: row((c, w, o) =>
    c.interviews.propose({ body: { ...proposal(), applicationId: randomUUIDv7() } }, acting(w, o)),
  ),
  proposeAgain: row((c, w, o) =>
    c.interviews.proposeAgain({ ...one(), body: { ...proposal(), version: 1 } }, acting(w, o)),
  ),
  cancel: row((c, w, o) => c.interviews.cancel({ ...one(), body: said() }, acting(w, o))),
  list: { who: readers, call: (c, w, o) => c.interviews.list({ query: {} }, acting(w, o)), absent: "access.denied" },
  busy: row((c, w, o) => c.interviews.busy({ query: week() }, acting(w, o))),
  calendar: { who: readers, call: (c, w, o) => c.interviews.calendar(one(), acting(w, o)), absent: "access.denied" },
  mine: { who: signedIn, call: (c) => c.interviews.mine({ query: {} }) },
  pick: mine((c) => c.interviews.pick({ ...one(), body: { startsAt: at(48), version: 1, zone: "Europe/Rome" } })),
  ask: mine((c) => c.interviews.ask({ ...one(), body: said() })),
  cancelMine: mine((c) => c.interviews.cancelMine({ ...one(), body: said() })),
  myCalendar: mine((c) => c.interviews.myCalendar(one())),
};

import { randomUUIDv7 } from "node:crypto";
import type { CallOptions } from "@orbita/contract";
import { writers, type PermissionCase, type PermissionCases, type PermissionWorld } from "./roles.ts";

const one = () => ({ params: { id: randomUUIDv7() } });
const entry = () => ({ params: { id: randomUUIDv7(), resumeId: randomUUIDv7() } });
const acting = ({ spaceId }: PermissionWorld, options: CallOptions) => ({ ...options, spaceId });
const row = (call: PermissionCase["call"]): PermissionCase => ({ who: writers, call, absent: "access.denied" });

export const shortlistsRows: PermissionCases<"shortlists"> = {
  list: row((c, w, o) => c.shortlists.list({}, acting(w, o))),
  create: row((c, w, o) => c.shortlists.create({ body: { name: `Lista ${randomUUIDv7()}` } }, acting(w, o))),
  rename: row((c, w, o) => c.shortlists.rename({ ...one(), body: { name: "Altra" } }, acting(w, o))),
  remove: row((c, w, o) => c.shortlists.remove(one(), acting(w, o))),
  entries: row((c, w, o) => c.shortlists.entries({ ...one(), query: {} }, acting(w, o))),
  put: row((c, w, o) => c.shortlists.put({ ...entry(), body: {} }, acting(w, o))),
  take: row((c, w, o) => c.shortlists.take(entry(), acting(w, o))),
  csv: row((c, w, o) => c.shortlists.csv({ ...one(), query: {} }, acting(w, o))),
};

import { randomUUIDv7 } from "node:crypto";
import type { CallOptions } from "@orbita/contract";
import { signedIn, writers, type PermissionCase, type PermissionCases, type PermissionWorld } from "./roles.ts";

const one = () => ({ params: { id: randomUUIDv7() } });
const acting = ({ spaceId }: PermissionWorld, options: CallOptions) => ({ ...options, spaceId });
const row = (call: PermissionCase["call"]): PermissionCase => ({ who: writers, call, absent: "access.denied" });
const body = () => ({
  resumeId: randomUUIDv7(),
  title: "Sviluppatrice backend",
  salaryMin: 32_000,
  salaryMax: 40_000,
  contractType: "contract_type_full",
  workplaceType: "workplace_type_hybrid",
  city: "Genova",
  message: "Cerchiamo una persona come te.",
});

export const contactRequestsRows: PermissionCases<"contactRequests"> = {
  make: row((c, w, o) => c.contactRequests.make({ body: body() }, acting(w, o))),
  quota: row((c, w, o) => c.contactRequests.quota({}, acting(w, o))),
  list: row((c, w, o) => c.contactRequests.list({ query: {} }, acting(w, o))),
  withdraw: row((c, w, o) => c.contactRequests.withdraw(one(), acting(w, o))),
  mine: { who: signedIn, call: (c) => c.contactRequests.mine({ query: {} }) },
  read: { who: signedIn, call: (c) => c.contactRequests.read(one()), absent: "contactRequest.notFound" },
  answer: {
    who: signedIn,
    call: (c) => c.contactRequests.answer({ ...one(), body: { accepted: false } }),
    absent: "contactRequest.notFound",
  },
};

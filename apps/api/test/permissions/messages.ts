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
const missing = "thread.notFound";
const once = () => ({ idempotencyKey: `rights-${randomUUIDv7()}` });
const text = { text: "Buongiorno" };
const template = () => ({ body: { name: `Modello ${randomUUIDv7()}`, it: "Ciao {name}", en: "Hello {name}" } });
const keeping = (call: PermissionCase["call"], absent?: string): PermissionCase => ({
  who: writers,
  call,
  ...(absent && { absent }),
});

/** Callers from outside a thread get the same error as for an unknown thread, so that they learn nothing about it. */
export const messagesRows: PermissionCases<"messages"> = {
  mine: { who: signedIn, call: (c) => c.messages.mine({ query: {} }) },
  myUnread: { who: signedIn, call: (c) => c.messages.myUnread({}) },
  readMine: { who: signedIn, call: (c) => c.messages.readMine({ ...one(), query: {} }), absent: missing },
  sendMine: { who: signedIn, call: (c) => c.messages.sendMine({ ...one(), body: text }, once()), absent: missing },
  markMine: { who: signedIn, call: (c) => c.messages.markMine({ ...one(), body: { seq: 1 } }), absent: missing },
  list: { who: readers, call: (c, w, o) => c.messages.list({ query: {} }, acting(w, o)) },
  unread: { who: readers, call: (c, w, o) => c.messages.unread({}, acting(w, o)) },
  read: { who: signedIn, call: (c) => c.messages.read({ ...one(), query: {} }), absent: missing },
  send: { who: signedIn, call: (c) => c.messages.send({ ...one(), body: text }, once()), absent: missing },
  mark: { who: signedIn, call: (c) => c.messages.mark({ ...one(), body: { seq: 1 } }), absent: missing },
  draft: {
    who: signedIn,
    call: (c) => c.messages.draft({ ...one(), body: { templateId: randomUUIDv7() } }),
    absent: missing,
  },
  templates: { who: readers, call: (c, w, o) => c.messages.templates({}, acting(w, o)) },
  addTemplate: keeping((c, w, o) => c.messages.addTemplate(template(), { ...acting(w, o), ...once() })),
  changeTemplate: keeping(
    (c, w, o) => c.messages.changeTemplate({ ...one(), ...template() }, acting(w, o)),
    "access.denied",
  ),
  removeTemplate: keeping((c, w, o) => c.messages.removeTemplate(one(), acting(w, o)), "access.denied"),
};

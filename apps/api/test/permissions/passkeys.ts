import { randomUUIDv7 } from "node:crypto";
import { everyone, signedIn, type PermissionCases } from "./roles.ts";

const somePasskey = () => ({ params: { id: randomUUIDv7() } });

export const passkeysRows: PermissionCases<"passkeys"> = {
  signInOptions: { who: everyone, call: (c) => c.passkeys.signInOptions({}) },
  signIn: { who: everyone, call: (c) => c.passkeys.signIn({ body: {} as never }) },
  enrolOptions: { who: everyone, call: (c) => c.passkeys.enrolOptions({ body: { token: "x".repeat(43) } }) },
  enrol: { who: everyone, call: (c) => c.passkeys.enrol({ body: {} as never }) },
  list: { who: signedIn, call: (c) => c.passkeys.list({}) },
  options: { who: signedIn, call: (c) => c.passkeys.options({}) },
  add: { who: signedIn, call: (c) => c.passkeys.add({ body: {} as never }) },
  rename: {
    who: signedIn,
    call: (c) => c.passkeys.rename({ ...somePasskey(), body: { name: "Telefono" } }),
    absent: "passkey.notFound",
  },
  remove: { who: signedIn, call: (c) => c.passkeys.remove(somePasskey()), absent: "passkey.notFound" },
};

import { signedIn, type PermissionCases } from "./roles.ts";

export const personalDataRows: PermissionCases<"personalData"> = {
  export: { who: signedIn, call: (c) => c.personalData.export({}) },
  consequences: { who: signedIn, call: (c) => c.personalData.consequences({}) },
  keep: { who: signedIn, call: (c) => c.personalData.keep({}) },
  // The username is another user's: the request passes the permission check and fails at the confirmation.
  remove: { who: signedIn, call: (c) => c.personalData.remove({ body: { username: "nobody here" } }) },
};

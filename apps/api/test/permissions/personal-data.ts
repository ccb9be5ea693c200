import { signedIn, type Rows } from "./roles.ts";

export const personalDataRows: Rows<"personalData"> = {
  export: { who: signedIn, call: (c) => c.personalData.export({}) },
  consequences: { who: signedIn, call: (c) => c.personalData.consequences({}) },
  keep: { who: signedIn, call: (c) => c.personalData.keep({}) },
  // Somebody else's name: it gets as far as the question whether one means it.
  remove: { who: signedIn, call: (c) => c.personalData.remove({ body: { username: "nobody here" } }) },
};

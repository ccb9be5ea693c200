import { signedIn, type PermissionCases } from "./roles.ts";

const purpose = "exportData" as const;
const params = { provider: "google" as const };

export const stepUpRows: PermissionCases<"stepUp"> = {
  ways: { who: signedIn, call: (c) => c.stepUp.ways({ query: { purpose } }) },
  byPassword: { who: signedIn, call: (c) => c.stepUp.byPassword({ body: { purpose, password: "x" } }) },
  passkeyOptions: { who: signedIn, call: (c) => c.stepUp.passkeyOptions({}) },
  byPasskey: { who: signedIn, call: (c) => c.stepUp.byPasskey({ body: {} as never }) },
  sendCode: { who: signedIn, call: (c) => c.stepUp.sendCode({ body: { purpose } }) },
  byCode: { who: signedIn, call: (c) => c.stepUp.byCode({ body: { purpose, code: "000000" } }) },
  byProvider: {
    who: signedIn,
    call: (c) => c.stepUp.byProvider({ params, body: { purpose, flow: "x".repeat(43), state: "x" } }),
  },
};

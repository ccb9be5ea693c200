import { z } from "zod";
import { oneTimeCode } from "../accounts/schema.ts";
import { instant } from "../kernel/fields.ts";
import { stepUpPurposes } from "../kernel/step-up.ts";
import { passkeySignIn } from "../passkeys/schema.ts";
import { socialProvider, socialReturn } from "../social/schema.ts";

export const stepUpPurpose = z.enum(stepUpPurposes);
const forPurpose = z.object({ purpose: stepUpPurpose });

/** The methods by which this user can confirm their identity, for one purpose. */
export const stepUpWays = z
  .object({
    password: z.boolean(),
    passkey: z.boolean(),
    providers: z.array(socialProvider),
    /** The masked address that a code can be sent to; null if the address cannot be used. */
    code: z.string().nullable(),
  })
  .meta({ id: "StepUpWays" });
export type StepUpMethods = z.output<typeof stepUpWays>;

export const stepUpProof = z.object({ proof: z.string(), expires: instant }).meta({ id: "StepUpProof" });
export type StepUpProof = z.output<typeof stepUpProof>;

export const stepUpRequest = forPurpose.meta({ id: "StepUpRequest" });
export const stepUpByPassword = forPurpose
  .extend({ password: z.string().min(1).max(200) })
  .meta({ id: "StepUpByPassword" });
export const stepUpByPasskey = forPurpose.extend(passkeySignIn.shape).meta({ id: "StepUpByPasskey" });
export const stepUpByCode = forPurpose.extend({ code: oneTimeCode }).meta({ id: "StepUpByCode" });
export const stepUpByProvider = forPurpose.extend(socialReturn.shape).meta({ id: "StepUpByProvider" });

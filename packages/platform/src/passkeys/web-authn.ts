import { passkeyLimits, productName } from "@orbita/contract";
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { decodeAttestationObject } from "@simplewebauthn/server/helpers";
import type { PasskeyJson, Passkeys } from "./port.ts";

/**
 * Ed25519, ES256, RS256. Pinned: on this Node the library would also ask for ML-DSA, which browsers prefer and which another
 * runtime may not verify.
 */
const algorithms = [-8, -7, -257];
const timeout = passkeyLimits.challengeMinutes * 60_000;
const known = new Set(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]);

/** The id's sixteen bytes: nothing about the person, and the same for all their passkeys. */
const handleBytes = (ownerId: string) => Buffer.from(ownerId.replaceAll("-", ""), "hex");

/**
 * We ask for no attestation, so browsers send none. One with certificates is not looked at: some formats make the library
 * fetch addresses that stand in them, and those would be a stranger's to choose.
 */
function isAttested(answer: RegistrationResponseJSON): boolean {
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(answer.response.attestationObject, "base64url")));
  const format = decoded.get("fmt");
  return !(format === "none" || (format === "packed" && decoded.get("attStmt").get("x5c") === undefined));
}

/** The library throws at whatever does not fit; what comes from outside is refused and not our failure. */
async function verified<T>(verify: () => Promise<T | null>): Promise<T | { refused: string }> {
  try {
    return (await verify()) ?? { refused: "the signature is wrong" };
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error) };
  }
}

/** Passkeys of one site. They belong to its host for ever: who moves the web app to another loses them. */
export function createPasskeys(webOrigin: string): Passkeys {
  const { origin, hostname: rpID } = new URL(webOrigin);
  const expected = (challenge: string) => ({
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  });
  return {
    handleOf: (ownerId) => handleBytes(ownerId).toString("base64url"),
    askToMake: async (owner, has) => {
      const options = await generateRegistrationOptions({
        rpName: productName,
        rpID,
        userID: new Uint8Array(handleBytes(owner.id)),
        userName: owner.name,
        userDisplayName: owner.displayName,
        timeout,
        attestationType: "none",
        excludeCredentials: has.map(({ credentialId, transports }) => ({
          id: credentialId.toString("base64url"),
          transports: [...transports],
        })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        supportedAlgorithmIDs: algorithms,
      });
      return { challenge: options.challenge, options: { ...options } };
    },
    askToSign: async () => {
      const options = await generateAuthenticationOptions({ rpID, timeout, userVerification: "required" });
      return { challenge: options.challenge, options: { ...options } };
    },
    verifyMade: (json: PasskeyJson, challenge) =>
      verified(async () => {
        const response = json as unknown as RegistrationResponseJSON;
        if (isAttested(response)) throw new Error("attested without being asked");
        const { registrationInfo } = await verifyRegistrationResponse({
          ...expected(challenge),
          response,
          supportedAlgorithmIDs: algorithms,
        });
        if (!registrationInfo) return null;
        const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
        return {
          credentialId: Buffer.from(id, "base64url"),
          publicKey: Buffer.from(publicKey),
          counter,
          transports: transports.filter((transport) => known.has(transport)),
        };
      }),
    verifySigned: (json: PasskeyJson, challenge, kept) =>
      verified(async () => {
        const answer = await verifyAuthenticationResponse({
          ...expected(challenge),
          response: json as unknown as AuthenticationResponseJSON,
          credential: {
            id: kept.credentialId.toString("base64url"),
            publicKey: new Uint8Array(kept.publicKey),
            counter: kept.counter,
          },
        });
        return answer.verified ? { counter: answer.authenticationInfo.newCounter } : null;
      }),
  };
}

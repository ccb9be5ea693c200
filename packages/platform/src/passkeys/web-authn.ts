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
import type { PasskeyJson, PasskeyVerifier } from "./port.ts";

/**
 * The accepted algorithms: Ed25519, ES256, RS256. The list is fixed, because on this Node the library would also offer ML-DSA,
 * which browsers prefer and another runtime may not be able to verify.
 */
const algorithms = [-8, -7, -257];
const timeout = passkeyLimits.challengeMinutes * 60_000;
const known = new Set(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]);

/** The user handle: the sixteen bytes of the user id. It contains no personal data and is the same for all passkeys of a user. */
const handleBytes = (ownerId: string) => Buffer.from(ownerId.replaceAll("-", ""), "hex");

/**
 * Whether a new passkey comes with an attestation. We request none, so browsers send none, and one with certificates is refused:
 * some formats make the library fetch URLs from it, which an attacker could choose.
 */
function isAttested(answer: RegistrationResponseJSON): boolean {
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(answer.response.attestationObject, "base64url")));
  const format = decoded.get("fmt");
  return !(format === "none" || (format === "packed" && decoded.get("attStmt").get("x5c") === undefined));
}

/** Runs a verification of the library, which throws on any mismatch. Invalid input counts as refused, not as an internal error. */
async function verified<T>(verify: () => Promise<T | null>): Promise<T | { refused: string }> {
  try {
    return (await verify()) ?? { refused: "the signature is wrong" };
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error) };
  }
}

/** Passkeys of one site. They are bound to the site's host: moving the web app to another host makes them unusable. */
export function createPasskeys(webOrigin: string): PasskeyVerifier {
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

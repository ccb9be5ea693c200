import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";

type CborValue = number | string | Buffer | Map<number | string, CborValue>;

const head = (major: number, value: number): Buffer => {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
};
/** Encodes the part of CBOR that an authenticator writes. */
function cbor(value: CborValue): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap((pair) => pair.map(cbor))]);
}

const algorithms = {
  /** COSE algorithm ES256 (ECDSA with P-256). */
  "-7": () => {
    const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const { x, y } = publicKey.export({ format: "jwk" });
    const point = (part: string | undefined) => Buffer.from(part!, "base64url");
    const key: CborValue = new Map<number, CborValue>([[1, 2], [3, -7], [-1, 1], [-2, point(x)], [-3, point(y)]]); // prettier-ignore
    return { privateKey, key };
  },
  /** COSE algorithm EdDSA with Ed25519. */
  "-8": () => {
    const { publicKey, privateKey } = generateKeyPairSync("ed25519");
    const { x } = publicKey.export({ format: "jwk" });
    const key: CborValue = new Map<number, CborValue>([[1, 1], [3, -8], [-1, 6], [-2, Buffer.from(x!, "base64url")]]); // prettier-ignore
    return { privateKey, key };
  },
  /** COSE algorithm ES384, which the product does not accept. */
  "-35": () => {
    const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-384" });
    const { x, y } = publicKey.export({ format: "jwk" });
    const point = (part: string | undefined) => Buffer.from(part!, "base64url");
    const key: CborValue = new Map<number, CborValue>([[1, 2], [3, -35], [-1, 2], [-2, point(x)], [-3, point(y)]]); // prettier-ignore
    return { privateKey, key };
  },
} satisfies Record<string, () => { privateKey: KeyObject; key: CborValue }>;

type AuthenticatorOptions = Record<string, unknown>;
/** Values of an authenticator's response that a test can forge. */
export type ForgedValues = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  userVerified?: boolean;
  userHandle?: string | undefined;
  counter?: number;
  credentialId?: Buffer;
  attestation?: { fmt: string; statement: Map<string, CborValue> };
};

type StoredPasskey = { id: Buffer; privateKey: KeyObject; alg: number; handle: string; counter: number };

const sha256 = (value: string | Buffer) => createHash("sha256").update(value).digest();
const base64url = (value: Buffer | string) => Buffer.from(value).toString("base64url");

/**
 * A simulated authenticator and browser, as the WebAuthn standard describes them, with real keys. Unlike with real ones, tests
 * can forge values of the responses. `synced`: the counter stays at 0, as with passkeys that several devices share.
 */
export function createAuthenticator(
  home: string,
  { alg = "-7", synced = false }: { alg?: keyof typeof algorithms; synced?: boolean } = {},
) {
  let held: StoredPasskey | null = null;
  const { hostname } = new URL(home);

  function clientData(type: string, options: AuthenticatorOptions, lies: ForgedValues): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? options.challenge,
        origin: lies.origin ?? home,
        crossOrigin: false,
      }),
    );
  }
  function authenticatorData(lies: ForgedValues, counter: number, attested = Buffer.alloc(0)): Buffer {
    const flags = 0x01 | (lies.userVerified === false ? 0 : 0x04) | (attested.length > 0 ? 0x40 : 0);
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags, 0);
    rest.writeUInt32BE(lies.counter ?? counter, 1);
    return Buffer.concat([sha256(lies.rpId ?? hostname), rest, attested]);
  }

  return {
    get held() {
      return held!;
    },
    /** The result of `navigator.credentials.create`. */
    make: (options: AuthenticatorOptions, lies: ForgedValues = {}) => {
      const { privateKey, key } = algorithms[alg]();
      const id = lies.credentialId ?? randomBytes(32);
      const { id: handle } = options.user as { id: string };
      held = { id, privateKey, alg: Number(alg), handle, counter: synced ? 0 : 1 };
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, cbor(key)]);
      const { fmt, statement } = lies.attestation ?? { fmt: "none", statement: new Map<string, CborValue>() };
      const object = new Map<string, CborValue>([
        ["fmt", fmt],
        ["attStmt", statement],
        ["authData", authenticatorData(lies, held.counter, attested)],
      ]);
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: "public-key" as const,
        response: {
          clientDataJSON: base64url(clientData("webauthn.create", options, lies)),
          attestationObject: base64url(cbor(object)),
          transports: ["internal"],
        },
        clientExtensionResults: {},
      };
    },
    /** The result of `navigator.credentials.get`. */
    sign: (options: AuthenticatorOptions, lies: ForgedValues = {}) => {
      if (!held) throw new Error("no passkey yet");
      if (!synced) held.counter += 1;
      const client = clientData("webauthn.get", options, lies);
      const data = authenticatorData(lies, held.counter);
      const signed = Buffer.concat([data, sha256(client)]);
      const id = lies.credentialId ?? held.id;
      const userHandle = "userHandle" in lies ? lies.userHandle : held.handle;
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: "public-key" as const,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign(held.alg === -8 ? null : "sha256", signed, held.privateKey)),
          ...(userHandle !== undefined && { userHandle }),
        },
        clientExtensionResults: {},
      };
    },
  };
}

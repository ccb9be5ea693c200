import { randomUUID } from "node:crypto";
import { importPKCS8, SignJWT } from "jose";
import type { Broker } from "../broker/client.ts";
import { guestTabs, tabsOf } from "../broker/tabs.ts";
import { RealtimeUnavailable, type RealtimeBroker } from "./port.ts";

export type RealtimeOptions = {
  broker: Broker;
  /** The URL of RabbitMQ's Web STOMP, to which browsers connect. */
  url: string;
  issuer: string;
  keyId: string;
  /** The key that signs the browsers' tokens, as PKCS #8 with the curve P-256. The broker has the public key. */
  privateKey: string;
};

const tokenMinutes = 5;
const algorithm = "ES256";
/** The broker's resource server id in audience and scope, and the name of its virtual host. */
const resource = "rt";

export const sharedKey = "shared";
export const userKey = (userId: string) => `user.${userId}`;

/**
 * Opens realtime access. The API declares the queue, and the browser may only read it: a browser that could declare queues could
 * leave durable queues and streams behind.
 */
export function openRealtime({ broker, url, issuer, keyId, privateKey }: RealtimeOptions): RealtimeBroker {
  const key = importPKCS8(privateKey, algorithm);
  // An invalid key is reported at the first use. Without this handler, an unhandled rejection would end the process.
  key.catch(() => {});

  return {
    open: async (listener) => {
      const owner = listener ? tabsOf(listener) : guestTabs;
      const queue = `${owner}.${randomUUID()}`;
      try {
        await broker.declareTab(queue, listener ? [sharedKey, userKey(listener.userId)] : [sharedKey]);
      } catch (error) {
        throw new RealtimeUnavailable("no queue for this tab", { cause: error });
      }
      const expiresAt = new Date(Math.floor(Date.now() / 1_000) * 1_000 + tokenMinutes * 60_000);
      const token = await new SignJWT({ scope: [`${resource}.read:${resource}/${queue}`] })
        .setProtectedHeader({ alg: algorithm, kid: keyId })
        .setSubject(owner)
        .setAudience(resource)
        .setIssuer(issuer)
        .setIssuedAt()
        .setExpirationTime(expiresAt)
        .sign(await key);
      return { url, queue, token, expiresAt };
    },
    shut: ({ queue }) => broker.deleteTab(queue),
  };
}

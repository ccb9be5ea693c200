// Checks RabbitMQ: the API declares a queue per browser tab, and the browser may only read that queue, with a JWT.
import { createPrivateKey, generateKeyPairSync, randomUUID, sign } from "node:crypto";
import { readFileSync } from "node:fs";
import { env, equal, fail } from "./tools.mjs";

async function management(method, path, body) {
  const url = new URL(env("RABBITMQ_MANAGEMENT_URL"));
  const authorization = `Basic ${btoa(`${url.username}:${url.password}`)}`;
  const answer = await fetch(`${url.origin}${path}`, {
    method,
    headers: { authorization, "content-type": "application/json" },
    body: body && JSON.stringify(body),
  });
  if (!answer.ok) fail(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

const part = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");
const realKey = () => createPrivateKey(readFileSync(env("REALTIME_PRIVATE_KEY_FILE")));
function token(user, queue, { key = realKey(), seconds = 60, audience = "rt", issuer = env("REALTIME_ISSUER") } = {}) {
  const now = Math.floor(Date.now() / 1000);
  const head = `${part({ alg: "ES256", typ: "JWT", kid: env("REALTIME_KEY_ID") })}.${part({ sub: user, aud: audience, iss: issuer, iat: now, exp: now + seconds, scope: [`rt.read:rt/${queue}`] })}`;
  return `${head}.${sign("sha256", Buffer.from(head), { key, dsaEncoding: "ieee-p1363" }).toString("base64url")}`;
}

function stomp(passcode, queue, onReady, { wait = 8000 } = {}) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(env("REALTIME_URL"), ["v12.stomp"]);
    const frame = (command, headers, body = "") =>
      socket.send(
        `${command}\n${Object.entries(headers)
          .map(([k, v]) => `${k}:${v}`)
          .join("\n")}\n\n${body}\0`,
      );
    const timer = setTimeout(() => {
      socket.close();
      resolve("silence");
    }, wait);
    const end = (value) => {
      clearTimeout(timer);
      socket.close();
      resolve(value);
    };
    socket.addEventListener("open", () =>
      frame("CONNECT", { "accept-version": "1.2", host: "rt", login: "x", passcode, "heart-beat": "4000,4000" }),
    );
    socket.addEventListener("message", ({ data }) => {
      const [head, body = ""] = String(data).split("\n\n");
      if (head.startsWith("CONNECTED")) {
        frame("SUBSCRIBE", { id: "0", destination: `/amq/queue/${queue}`, receipt: "r", ack: "auto" });
      } else if (head.startsWith("RECEIPT")) onReady?.(frame, head);
      else if (head.startsWith("MESSAGE")) end(body.replace(/\0\s*$/, ""));
      else if (head.startsWith("ERROR")) end(`ERROR ${/message:(.*)/.exec(head)?.[1]}`);
    });
    socket.addEventListener("close", () => end("closed"));
    socket.addEventListener("error", (event) => reject(event.error ?? new Error("socket failed")));
  });
}

async function tab(user) {
  const queue = `u.${user}.${randomUUID()}`;
  await management("PUT", `/api/queues/rt/${queue}`, {
    durable: true,
    auto_delete: false,
    arguments: { "x-expires": 60000 },
  });
  await management("POST", `/api/bindings/rt/e/rt/q/${queue}`, { routing_key: `user.${user}`, arguments: {} });
  return queue;
}

export const rabbitmq = {
  "rabbitmq: a browser gets its message": async () => {
    const user = randomUUID(),
      queue = await tab(user);
    equal(
      await stomp(token(user, queue), queue, () =>
        management("POST", "/api/exchanges/rt/rt/publish", {
          routing_key: `user.${user}`,
          payload: "hello",
          payload_encoding: "string",
          properties: {},
        }),
      ),
      "hello",
    );
  },
  "rabbitmq: forged, expired, wrong audience refused": async () => {
    const user = randomUUID(),
      queue = await tab(user),
      { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    for (const options of [{ key: privateKey }, { seconds: -60 }, { audience: "other" }])
      equal(await stomp(token(user, queue, options), queue), "ERROR Bad CONNECT");
  },
  "rabbitmq: another user's queue refused": async () => {
    const mine = randomUUID(),
      other = await tab(randomUUID());
    const answer = await stomp(token(mine, `u.${mine}.x`), other);
    if (!/^ERROR|closed/.test(answer)) fail(answer);
  },
  "rabbitmq: a browser cannot publish": async () => {
    const user = randomUUID(),
      queue = await tab(user);
    const answer = await stomp(token(user, queue), queue, (frame) =>
      frame("SEND", { destination: "/exchange/rt/shared", receipt: "s" }, "x"),
    );
    if (!/^ERROR|closed/.test(answer)) fail(answer);
  },
};

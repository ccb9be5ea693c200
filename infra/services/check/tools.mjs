// Helpers of the server checks. They need no dependencies, because Node 24 has WebSocket and fetch.
import { execFileSync } from "node:child_process";
import { connect } from "node:net";

export function fail(message) {
  throw new Error(message);
}
export const env = (name) => process.env[name] ?? fail(`${name} is not set: eval "$(./services env)"`);
export const equal = (got, want) => got === want || fail(`got ${JSON.stringify(got)}, wanted ${JSON.stringify(want)}`);
export const run = (program, ...args) =>
  execFileSync(program, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();

/** Sends bytes to a port and resolves with the response as soon as it matches. */
export function talk(port, bytes, until) {
  return new Promise((resolve, reject) => {
    let text = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    socket.setTimeout(5000, () => socket.destroy(new Error("no answer in 5 s")));
    socket.on("data", (data) => {
      text += data;
      if (until.test(text)) {
        socket.end();
        resolve(text);
      }
    });
    socket.on("error", reject);
  });
}

/** Speaks SMTP: sends the next line after each response of the server; fails on any error response. */
export function sendMail(port, lines) {
  return new Promise((resolve, reject) => {
    const left = [...lines];
    const socket = connect(port, "127.0.0.1");
    socket.setTimeout(5000, () => socket.destroy(new Error("no answer in 5 s")));
    socket.on("data", (data) => {
      const last = String(data).trim().split("\r\n").at(-1) ?? "";
      if (/^[45]/.test(last)) socket.destroy(new Error(last));
      else if (/^\d{3} /.test(last) && left.length > 0) socket.write(`${left.shift()}\r\n`);
    });
    socket.on("close", () => (left.length === 0 ? resolve() : reject(new Error("the server closed early"))));
    socket.on("error", reject);
  });
}

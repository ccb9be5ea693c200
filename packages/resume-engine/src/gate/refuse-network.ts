import childProcess from "node:child_process";
import dgram from "node:dgram";
import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";
import worker from "node:worker_threads";

/** The only program that the engine may start while it reads a document. */
const allowed = "tesseract";

const refuse = (what: string) => (): never => {
  throw new Error(`${what} is refused: a document is read without a network`);
};

const replace = (owner: object, names: readonly string[], what: string): void => {
  for (const name of names)
    if (name in owner) Object.defineProperty(owner, name, { value: refuse(what), writable: true, configurable: true });
};

const functionsOf = (owner: object): string[] =>
  Object.entries(owner).flatMap(([name, value]) => (typeof value === "function" ? [name] : []));

/**
 * Prevents this process from opening connections and from starting any program except the allowed one. This is a second
 * line of defence: if the machine allows it, the worker also starts the process in a namespace without a network.
 */
export function refuseNetwork(): void {
  const { spawn } = childProcess;
  replace(net.Socket.prototype, ["connect"], "the network");
  replace(net, ["connect", "createConnection", "createServer"], "the network");
  replace(net.Server.prototype, ["listen"], "the network");
  replace(dgram, ["createSocket"], "the network");
  replace(dgram.Socket.prototype, ["connect", "send", "bind"], "the network");
  replace(dns, functionsOf(dns), "the network");
  replace(dns.promises, functionsOf(dns.promises), "the network");
  replace(globalThis, ["fetch", "WebSocket", "EventSource"], "the network");
  replace(childProcess, ["exec", "execFile", "fork", "execSync", "execFileSync", "spawnSync"], "a program");
  replace(worker, ["Worker"], "a thread");
  const only = (command: string, ...rest: unknown[]): unknown =>
    command === allowed ? (spawn as (...all: unknown[]) => unknown)(command, ...rest) : refuse(command)();
  Object.defineProperty(childProcess, "spawn", { value: only, writable: true, configurable: true });
  syncBuiltinESMExports();
}

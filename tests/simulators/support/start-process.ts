import { spawn, type ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await gone;
}

/** Starts a simulator in a separate process, on a free port by default. It ends with this process, however this process ends. */
export async function startProcess(name: string, webOrigin: string, port = "") {
  const script = fileURLToPath(new URL(`../${name}/main.ts`, import.meta.url));
  const child = spawn(process.execPath, [script, "--with-parent"], {
    env: { ...process.env, PORT: port, WEB_ORIGIN: webOrigin },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines = createInterface({ input: child.stdout });
  const origin = await new Promise<string>((resolve, reject) => {
    lines.on("line", (line) => line.startsWith("http://") && resolve(line));
    child.once("exit", (code) => reject(new Error(`the simulator of ${name} ended with ${code}`)));
  });
  return { origin, stop: () => end(child) };
}

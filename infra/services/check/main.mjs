// Checks each server with an operation that the product performs on it, such as a query or an upload. Run: ./services check [name…]
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rabbitmq } from "./rabbitmq.mjs";
import { stores } from "./stores.mjs";
import { env, equal, fail, run, sendMail, talk } from "./tools.mjs";

const sql = (text, url = env("DATABASE_URL")) => run("psql", "-XAtqc", text, url);
const port = (name) => new URL(env(name)).port;

const checks = {
  "postgres: write, read, fsync": () =>
    equal(
      sql("create temp table t(x int); insert into t values (1); select x || current_setting('fsync') from t"),
      `1${process.env.ORBITA_CI ? "off" : "on"}`,
    ),
  "pgbouncer: query through the pool": () =>
    equal(sql("select current_database()", env("DATABASE_POOL_URL")), "orbita"),
  "valkey: set and get": async () =>
    equal(await talk(port("VALKEY_URL"), "SET check 1\r\nGET check\r\n", /\$1\r\n1\r\n/), "+OK\r\n$1\r\n1\r\n"),
  ...rabbitmq,
  ...stores,
  "stripe-mock: create a customer": async () => {
    const answer = await fetch(`${env("STRIPE_MOCK_URL")}/v1/customers`, {
      method: "POST",
      headers: { authorization: "Bearer sk_test_123" },
      body: new URLSearchParams({ email: "a@example.org" }),
    });
    equal((await answer.json()).object, "customer");
  },
  "toxiproxy: adds 300 ms to valkey": async () => {
    const api = env("TOXIPROXY_URL"),
      post = async (path, body) => (await fetch(api + path, { method: "POST", body: JSON.stringify(body) })).json();
    const { listen } = await post("/proxies", {
      name: "check",
      listen: "127.0.0.1:0",
      upstream: `127.0.0.1:${port("VALKEY_URL")}`,
      enabled: true,
    });
    await post("/proxies/check/toxics", { type: "latency", attributes: { latency: 300 } });
    const begin = performance.now();
    await talk(listen.split(":")[1], "PING\r\n", /PONG/);
    await fetch(`${api}/proxies/check`, { method: "DELETE" });
    if (performance.now() - begin < 300) fail("no delay");
  },
  "mail: sent over SMTP, read over HTTP": async () => {
    const subject = `check ${randomUUID()}`,
      to = `${randomUUID()}@example.org`;
    await sendMail(port("SMTP_URL"), [
      "EHLO check",
      "MAIL FROM:<check@example.org>",
      `RCPT TO:<${to}>`,
      "DATA",
      `Subject: ${subject}\r\nTo: ${to}\r\n\r\nhello\r\n.`,
      "QUIT",
    ]);
    const mails = await (await fetch(`${env("MAIL_CATCHER_URL")}/api/email`)).json();
    const mail = mails.find((one) => one.subject === subject) ?? fail("the mail did not arrive");
    equal(mail.text.trim(), "hello");
    equal((await fetch(`${env("MAIL_CATCHER_URL")}/api/email/${mail.id}`, { method: "DELETE" })).status, 200);
  },
  "chromium, poppler, tesseract: page to PDF to text, and by OCR": () => {
    const dir = mkdtempSync(join(tmpdir(), "check-"));
    try {
      writeFileSync(join(dir, "a.html"), "<meta charset=utf-8><h1>Esperienza perché Orbita</h1>");
      run(
        env("CHROMIUM_PATH"),
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        `--user-data-dir=${join(dir, "p")}`,
        "--no-pdf-header-footer",
        `--print-to-pdf=${join(dir, "a.pdf")}`,
        `file://${join(dir, "a.html")}`,
      );
      equal(run("pdftotext", join(dir, "a.pdf"), "-"), "Esperienza perché Orbita");
      run("pdftoppm", "-r", "200", "-png", "-singlefile", join(dir, "a.pdf"), join(dir, "a"));
      equal(run("tesseract", join(dir, "a.png"), "-", "-l", "ita+eng"), "Esperienza perché Orbita");
    } finally {
      rmSync(dir, { recursive: true, force: true });
    }
  },
};

const wanted = process.argv.slice(2);
let failed = 0;
for (const [name, check] of Object.entries(checks).filter(
  ([key]) => wanted.length === 0 || wanted.some((part) => key.includes(part)),
)) {
  const begin = performance.now();
  try {
    await check();
    console.log(`ok    ${name} (${Math.round(performance.now() - begin)} ms)`);
  } catch (error) {
    failed++;
    console.log(`FAIL  ${name}: ${error.message}`);
  }
}
process.exit(failed ? 1 : 0);

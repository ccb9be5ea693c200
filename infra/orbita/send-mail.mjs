// A test mail over SMTP_URL with the library that the product uses: says whether the relay takes our mail, and where to read it.
import { createRequire } from "node:module";

const require = createRequire(new URL("../../packages/platform/package.json", import.meta.url));
const { createTransport } = require("nodemailer");

const { SMTP_URL, MAIL_FROM, MAIL_CATCHER_URL } = process.env;
const to = process.argv[2];
if (!SMTP_URL || !MAIL_FROM || !to) throw new Error("usage: send-mail.mjs <address>, with SMTP_URL and MAIL_FROM set");

const transport = createTransport(SMTP_URL, { from: MAIL_FROM, connectionTimeout: 10_000 });
const { response } = await transport.sendMail({
  to,
  subject: "Orbita: prova · test",
  text: "Se leggi questo, la posta di Orbita funziona.\nIf you can read this, Orbita's mail works.\n",
});
transport.close();
console.log(`sent to ${to}: ${response}`);
if (MAIL_CATCHER_URL) console.log(`caught, not delivered; read it at ${MAIL_CATCHER_URL}`);

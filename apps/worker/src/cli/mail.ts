import { renderMail } from "@orbita/i18n/mail";
import { connect } from "@orbita/db";
import { followInstallation, signMail } from "@orbita/features";
import { connectMail, sellerOf } from "@orbita/platform";
import { readMailConfig } from "../config.ts";

/** Sends a test mail in both languages: node apps/worker/src/cli/mail.ts <address>. */
const [to] = process.argv.slice(2);
if (!to?.includes("@")) {
  process.stderr.write("usage: mail.ts <address>\n");
  process.exit(2);
}

const config = readMailConfig();
const mail = connectMail({ url: config.SMTP_URL, from: config.MAIL_FROM });
const db = connect({ url: config.DATABASE_URL, max: 1, applicationName: "mail" });
const installation = await followInstallation(db, { seller: sellerOf(config), regime: config.SELLER_REGIME });
installation.stop();
await db.destroy();
const signed = signMail(mail);
for (const language of ["it", "en"] as const)
  await signed.send({ to, ...(await renderMail("test", language, { webOrigin: config.WEB_ORIGIN })) });
mail.close();
process.stdout.write(`sent to ${to}\n`);

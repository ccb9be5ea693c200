import { parseArgs } from "node:util";
import { fieldErrorsOf, identityInput, newUser, passkeyLimits } from "@orbita/contract";
import { connect } from "@orbita/db";
import { createInterface } from "node:readline/promises";
import { z } from "zod";
import { readAdminConfig } from "../config.ts";
import { setUpInstallation } from "./set-up-installation.ts";

/**
 * Sets up a new installation: stores the operator's identity and makes the first administrator, with a one-time link for enrolling a
 * passkey: node apps/worker/src/cli/setup.ts. In a terminal it asks for what the options leave out.
 */
const questions = {
  product: "Service name",
  company: "Company",
  vat: "VAT number (11 digits)",
  street: "Registered office (street and number)",
  "postal-code": "Postal code",
  city: "City",
  province: "Province (2 letters)",
  "support-email": "Support email",
  "authority-email": "Contact for authorities (email)",
  "first-name": "First name of the administrator",
  "last-name": "Last name of the administrator",
  email: "Email of the administrator",
} as const;
type OptionName = keyof typeof questions;
const names = Object.keys(questions) as OptionName[];

/** The options as the user names them, in place of the contract's field names. */
const optionOf: Readonly<Record<string, string>> = {
  "company.name": "company",
  "company.vat": "vat",
  "company.fiscalCode": "fiscal-code",
  "company.street": "street",
  "company.postalCode": "postal-code",
  "company.city": "city",
  "company.province": "province",
  supportEmail: "support-email",
  authorityEmail: "authority-email",
  firstName: "first-name",
  lastName: "last-name",
};

const { values } = parseArgs({
  options: {
    ...(Object.fromEntries(names.map((name) => [name, { type: "string" }])) as Record<OptionName, { type: "string" }>),
    "fiscal-code": { type: "string" },
    language: { type: "string", default: "it" },
  },
});

function stop(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

async function complete(): Promise<Record<OptionName, string>> {
  const missing = names.filter((name) => values[name] === undefined);
  if (missing.length > 0 && !process.stdin.isTTY)
    stop(`usage: setup.ts ${names.map((name) => `--${name} <…>`).join(" ")}\nmissing: ${missing.join(", ")}`);
  const answers = { ...values } as Record<OptionName, string>;
  if (missing.length === 0) return answers;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  for (const name of missing) answers[name] = await terminal.question(`${questions[name]}: `);
  terminal.close();
  return answers;
}

const given = await complete();
const parsed = z
  .object({
    ...identityInput.shape,
    ...newUser.pick({ email: true, firstName: true, lastName: true, language: true }).shape,
  })
  .safeParse(
    {
      product: given.product,
      company: {
        name: given.company,
        vat: given.vat,
        fiscalCode: values["fiscal-code"] ?? given.vat.replaceAll(/\D/g, ""),
        street: given.street,
        postalCode: given["postal-code"],
        city: given.city,
        province: given.province,
      },
      supportEmail: given["support-email"],
      authorityEmail: given["authority-email"],
      firstName: given["first-name"],
      lastName: given["last-name"],
      email: given.email,
      language: values.language,
    },
    { reportInput: true },
  );
if (!parsed.success)
  stop(
    fieldErrorsOf(parsed.error.issues)
      // Without an own tax code it is the VAT number, whose error is enough.
      .filter(({ path }) => path !== "company.fiscalCode" || values["fiscal-code"] !== undefined)
      .map(({ path, code }) => `--${optionOf[path] ?? path}: ${code}`)
      .join("\n"),
  );

const config = readAdminConfig();
const db = connect({ url: config.DATABASE_URL, max: 1, applicationName: "setup" });
const token = await setUpInstallation(db, parsed.data);
await db.destroy();
if (token === null) {
  process.stderr.write("this installation has an administrator: change the identity in the back office\n");
  process.exit(1);
}
process.stdout.write(`${parsed.data.product} is set up, with the administrator ${parsed.data.email}\n`);
process.stdout.write(`enrol a passkey with this link, once, within ${passkeyLimits.enrolmentHours} hours:\n`);
process.stdout.write(`${config.WEB_ORIGIN}/account/passkey#${token}\n`);

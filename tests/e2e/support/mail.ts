import { expect } from "@playwright/test";

type ReceivedMail = { subject: string; text: string; html: string };

const catcher = () => process.env.MAIL_CATCHER_URL ?? "http://127.0.0.1:1080";

/** All mails to an address, oldest first. Every journey has unique addresses, so the mail catcher is never emptied. */
export async function mailsTo(address: string): Promise<ReceivedMail[]> {
  const asked = new URLSearchParams({ "to.address": address });
  const answer = await fetch(`${catcher()}/api/email?${asked}`);
  return (await answer.json()) as ReceivedMail[];
}

const sixDigits = /\b(\d{6}|\d{3} \d{3})\b/;

/** Waits for the nth mail with a code (the first is 1) and reads it; other mails may arrive in between. */
export async function codeFor(address: string, count = 1): Promise<string> {
  let mails: ReceivedMail[] = [];
  await expect
    .poll(async () => (mails = (await mailsTo(address)).filter(({ subject }) => sixDigits.test(subject))).length, {
      message: `mail to ${address}`,
      timeout: 45_000,
      intervals: [50],
    })
    .toBeGreaterThanOrEqual(count);
  const mail = mails[count - 1];
  const code = sixDigits.exec(mail?.text ?? "")?.[1];
  if (!code) throw new Error(`no code in the mail "${mail?.subject}": ${mail?.text}`);
  return code.replace(" ", "");
}

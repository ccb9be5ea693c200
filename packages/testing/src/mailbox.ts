import { serverUrl } from "./servers.ts";

type MailAddress = { address: string };
export type CapturedMail = {
  id: string;
  subject: string;
  text: string;
  html: string;
  to: MailAddress[];
  from: MailAddress[];
  attachments?: { filename: string; generatedFileName: string }[];
};

/**
 * The mails to one address that the test mail server has caught, oldest first. Each test uses its own address, so mails need not be
 * deleted.
 */
export async function mailsTo(address: string): Promise<CapturedMail[]> {
  const answer = await fetch(`${serverUrl("MAIL_CATCHER_URL")}/api/email?to.address=${encodeURIComponent(address)}`);
  if (!answer.ok) throw new Error(`the mail catcher answered ${answer.status}`);
  const all = (await answer.json()) as CapturedMail[];
  return all.filter(({ to }) => to.some((receiver) => receiver.address === address));
}

/** Returns the newest mail to the address. Waits only if there is none yet. */
export async function nextMailTo(address: string, { seconds = 10 } = {}): Promise<CapturedMail> {
  const until = Date.now() + seconds * 1_000;
  for (;;) {
    const mail = (await mailsTo(address)).at(-1);
    if (mail) return mail;
    if (Date.now() > until) throw new Error(`no mail to ${address} in ${seconds} s`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** The headers of a mail as the mail server received them; names are in lower case. */
export async function headersOf({ id }: CapturedMail): Promise<Record<string, string>> {
  const answer = await fetch(`${serverUrl("MAIL_CATCHER_URL")}/api/email/${id}/source`);
  const [head = ""] = (await answer.text()).split(/\r?\n\r?\n/, 1);
  const lines = head.replaceAll(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]),
  );
}

/** The text of a mail's attachment with that name. */
export async function attachmentOf({ id, attachments = [] }: CapturedMail, name: string): Promise<string> {
  const kept = attachments.find(({ filename }) => filename === name)?.generatedFileName;
  if (kept === undefined) throw new Error(`no ${name} came along`);
  return (await fetch(`${serverUrl("MAIL_CATCHER_URL")}/api/email/${id}/attachment/${kept}`)).text();
}

import { createTransport } from "nodemailer";
import type { Mail } from "./port.ts";

export type SmtpMail = Mail & {
  /** Done when the server greets us as it should. */
  ping: () => Promise<void>;
  close: () => void;
};

/** A few lines kept open and used again; a server that hangs is given up, and the job comes back. */
export function connectMail({ url, from }: { url: string; from: string }): SmtpMail {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 20_000,
  });
  const domain = /@([\w.-]+)>?$/.exec(from)?.[1] ?? "localhost";
  return {
    send: async ({ to, replyTo, subject, html, text, messageId, listUnsubscribe, attachments = [] }) => {
      const { response } = await transport.sendMail({
        from,
        to,
        ...(replyTo && { replyTo }),
        subject,
        html,
        text,
        ...(messageId !== undefined && { messageId: `<${messageId}@${domain}>` }),
        attachments: attachments.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
        headers: {
          // Tells out-of-office robots to be quiet.
          "Auto-Submitted": "auto-generated",
          ...(listUnsubscribe !== undefined && {
            "List-Unsubscribe": { prepared: true, foldLines: false, value: `<${listUnsubscribe}>` },
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          }),
        },
      });
      return response;
    },
    ping: async () => {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}

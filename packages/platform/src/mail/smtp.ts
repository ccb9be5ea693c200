import { createTransport } from "nodemailer";
import type { Mail } from "./port.ts";

export type SmtpMail = Mail & {
  /** Resolves if the server greets us correctly. */
  ping: () => Promise<void>;
  close: () => void;
};

/** Pools a few connections. A server that hangs times out, and the job is retried. */
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
          // Prevents automatic out-of-office replies.
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

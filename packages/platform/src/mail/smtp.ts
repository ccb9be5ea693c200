import { createTransport } from "nodemailer";
import type { MailSender } from "./port.ts";

export type SmtpMailSender = MailSender & {
  /** Resolves if the mail server accepts a connection and greets us correctly. */
  ping: () => Promise<void>;
  close: () => void;
};

/** Connects to the mail server with a small pool of connections. If the server hangs, sending times out and the job is retried. */
export function connectMail({ url, from }: { url: string; from: string }): SmtpMailSender {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 20_000,
  });
  const address = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
  const domain = /@([\w.-]+)$/.exec(address)?.[1] ?? "localhost";
  return {
    send: async ({
      to,
      language,
      senderName,
      replyTo,
      subject,
      html,
      text,
      messageId,
      listUnsubscribe,
      attachments = [],
    }) => {
      const { response } = await transport.sendMail({
        from: senderName === undefined ? from : { name: senderName, address },
        to,
        ...(replyTo && { replyTo }),
        subject,
        html,
        text,
        ...(messageId !== undefined && { messageId: `<${messageId}@${domain}>` }),
        attachments: attachments.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
        headers: {
          // Prevents automatic out-of-office replies, because mail servers respect this header.
          "Auto-Submitted": "auto-generated",
          ...(language !== undefined && { "Content-Language": language }),
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

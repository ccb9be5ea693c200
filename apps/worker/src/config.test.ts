import { expect, test } from "vitest";
import { refuseCatcherInProduction } from "./config.ts";

const settings = { NODE_ENV: "production", SMTP_URL: "smtp://mail:1025", MAIL_CATCHER: false } as const;

test("SMTP_URL of a mail catcher in production → refused", () => {
  expect(() => refuseCatcherInProduction(settings)).toThrow("SMTP_URL");
});

test("SMTP_URL of a mail catcher in development or with MAIL_CATCHER → accepted", () => {
  expect(refuseCatcherInProduction({ ...settings, NODE_ENV: "development" })).toBeTruthy();
  expect(refuseCatcherInProduction({ ...settings, MAIL_CATCHER: true })).toBeTruthy();
});

test("SMTP_URL of a mail server in production → accepted", () => {
  expect(refuseCatcherInProduction({ ...settings, SMTP_URL: "smtps://user:word@mail.example.org" })).toBeTruthy();
});

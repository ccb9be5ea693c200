import { expect, test } from "vitest";
import { contentSecurityPolicy, createNonce, transportSecurity } from "./security-headers.ts";

test("content security policy: scripts run only from our origin or with the page's nonce", () => {
  const policy = contentSecurityPolicy("abc", { realtimeUrl: "ws://127.0.0.1:21005/ws" });
  expect(policy).toContain("script-src 'self' 'nonce-abc'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("connect-src 'self' ws://127.0.0.1:21005;");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
});

test("content security policy allows Google only if reCAPTCHA is enabled, and only its reCAPTCHA paths", () => {
  expect(contentSecurityPolicy("abc")).not.toContain("google");
  const policy = contentSecurityPolicy("abc", { recaptcha: true });
  for (const directive of ["script-src", "connect-src", "frame-src"])
    expect(policy).toMatch(new RegExp(`${directive}[^;]* https://www.google.com/recaptcha/`));
  expect(policy.match(/https:\/\/[^ ;]+/g)?.every((url) => url.endsWith("/recaptcha/"))).toBe(true);
});

test("content security policy allows Stripe only if card payments are enabled, and no other host with it", () => {
  expect(contentSecurityPolicy("abc")).not.toContain("stripe");
  const policy = contentSecurityPolicy("abc", { stripe: true });
  const named = (directive: string) => new RegExp(`(?:^|; )${directive}([^;]*)`).exec(policy)?.[1]?.trim().split(" ");
  expect(named("script-src")).toEqual(["'self'", "'nonce-abc'", "https://js.stripe.com", "https://*.js.stripe.com"]);
  expect(named("connect-src")).toEqual(["'self'", "https://api.stripe.com"]);
  expect(named("frame-src")).toEqual(["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"]);
  expect(policy.match(/https:\/\/[^ ;]+/g)?.every((url) => url.endsWith(".stripe.com"))).toBe(true);
});

test("content security policy can allow Google, Stripe and a local Stripe simulator together", () => {
  const policy = contentSecurityPolicy("abc", {
    recaptcha: true,
    stripe: true,
    stripeSimulator: "http://localhost:4242/x",
  });
  expect(policy).toMatch(/frame-src https:\/\/www.google.com\/recaptcha\/ .*hooks.stripe.com http:\/\/localhost:4242;/);
});

test("a hundred generated nonces → all different", () => {
  expect(new Set(Array.from({ length: 100 }, createNonce)).size).toBe(100);
});

test("HSTS is sent only on an https origin", () => {
  expect(transportSecurity("http://localhost:21040")).toEqual({});
  expect(transportSecurity("https://orbita.example")).toHaveProperty("strict-transport-security");
});

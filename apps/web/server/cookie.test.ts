import { expect, test } from "vitest";
import {
  closedSessionCookie,
  keptDeviceCookie,
  newDevice,
  openSessionCookie,
  readDeviceCookie,
  readSessionCookie,
} from "./cookie.ts";

const having = (cookie: string) => new Headers({ cookie });

test("session cookie among other cookies → read; missing, empty or with another name → null", () => {
  expect(readSessionCookie(having("a=1; __Host-orbita=abc.def; b=2"))).toBe("abc.def");
  expect(readSessionCookie(having("a=1"))).toBeNull();
  expect(readSessionCookie(having("__Host-orbita="))).toBeNull();
  expect(readSessionCookie(having("x__Host-orbita=no"))).toBeNull();
  expect(readSessionCookie(new Headers())).toBeNull();
});

test("the session cookie has the attributes that the __Host- prefix requires", () => {
  const cookie = openSessionCookie("abc", new Date(0));
  expect(cookie).toBe(
    "__Host-orbita=abc; Path=/; Secure; HttpOnly; SameSite=Lax; Expires=Thu, 01 Jan 1970 00:00:00 GMT",
  );
  expect(cookie).not.toMatch(/domain/i);
  expect(closedSessionCookie()).toMatch(/^__Host-orbita=; .*Max-Age=0$/);
});

test("the device cookie is HttpOnly; value that is not 32 bytes in base64url → ignored", () => {
  const device = newDevice();
  expect(newDevice()).not.toBe(device);
  expect(keptDeviceCookie(device)).toBe(
    `__Host-orbita-device=${device}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=31536000`,
  );
  expect(readDeviceCookie(having(`__Host-orbita=s; __Host-orbita-device=${device}`))).toBe(device);
  expect(readDeviceCookie(having("__Host-orbita-device=short"))).toBeNull();
  expect(readDeviceCookie(having(`__Host-orbita-device=${device}x`))).toBeNull();
});

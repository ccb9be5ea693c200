import { expect, test } from "vitest";
import { closedSessionCookie, openSessionCookie, readSessionCookie } from "./cookie.ts";

const having = (cookie: string) => new Headers({ cookie });

test("finds our cookie among others", () => {
  expect(readSessionCookie(having("a=1; __Host-orbita=abc.def; b=2"))).toBe("abc.def");
  expect(readSessionCookie(having("a=1"))).toBeNull();
  expect(readSessionCookie(having("__Host-orbita="))).toBeNull();
  expect(readSessionCookie(having("x__Host-orbita=no"))).toBeNull();
  expect(readSessionCookie(new Headers())).toBeNull();
});

test("keeps what the __Host- prefix asks for", () => {
  const cookie = openSessionCookie("abc", new Date(0));
  expect(cookie).toBe(
    "__Host-orbita=abc; Path=/; Secure; HttpOnly; SameSite=Lax; Expires=Thu, 01 Jan 1970 00:00:00 GMT",
  );
  expect(cookie).not.toMatch(/domain/i);
  expect(closedSessionCookie()).toMatch(/^__Host-orbita=; .*Max-Age=0$/);
});

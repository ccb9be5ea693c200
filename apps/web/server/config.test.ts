import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const least = {
  WEB_ORIGIN: "https://orbita.example",
  API_URL: "http://127.0.0.1:21041",
  INNER_API_URL: "http://127.0.0.1:21042",
  INNER_SECRET: "0123456789abcdef",
};

test("STRIPE_JS_URL of a simulator on localhost → accepted; of any other host → the config is refused", () => {
  expect(readConfig(least).STRIPE_JS_URL).toBeUndefined();
  const local = "http://localhost:21049/stripe.js";
  expect(readConfig({ ...least, STRIPE_JS_URL: local }).STRIPE_JS_URL).toBe(local);
  for (const url of ["https://js.example/stripe.js", "http://localhost.example/stripe.js", "//localhost/stripe.js"])
    expect(() => readConfig({ ...least, STRIPE_JS_URL: url })).toThrow(/STRIPE_JS_URL/);
});

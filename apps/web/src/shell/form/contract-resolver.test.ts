import { registration } from "@orbita/contract/accounts/schema";
import { expect, test } from "vitest";
import { contractResolver } from "./contract-resolver.ts";

const resolve = contractResolver(registration);
const options = { fields: {}, shouldUseNativeValidation: false } as never;

const complete = {
  email: "giulia@posta.example",
  username: "giulia.ferraris",
  password: "Segreto-12345",
  firstName: "Giulia",
  lastName: "Ferraris",
  language: "it",
  acceptTerms: true,
} as const;

test("valid form values → parsed by the contract without errors", async () => {
  const { values, errors } = await resolve({ ...complete, email: " Giulia@Posta.example " }, {}, options);
  expect(errors).toEqual({});
  expect(values).toMatchObject({ email: "giulia@posta.example" });
});

test("several invalid form fields → an error code for each at once, cross-field rules included", async () => {
  const wrong = {
    ...complete,
    email: "",
    username: "gi",
    password: "segreto",
    passwordConfirmation: "altro",
    acceptTerms: false as never,
  };
  const { errors } = await resolve(wrong, {}, options);
  const codes = Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.type]));
  expect(codes).toEqual({
    email: "field.required",
    username: "field.tooShort",
    password: "field.tooShort",
    passwordConfirmation: "password.mismatch",
    acceptTerms: "field.notAccepted",
  });
  expect(errors.username?.message).toBe('{"min":6}');
});

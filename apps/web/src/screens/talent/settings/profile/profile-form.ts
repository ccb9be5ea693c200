import type { Me, MeChange } from "@orbita/contract";
import { personName, phone, username } from "@orbita/contract/accounts/schema";
import { fieldErrorsOf, type FieldError } from "@orbita/contract/errors/fields";
import { formatPhone } from "~/shell/form/format-phone.ts";

export const profileFields = ["firstName", "lastName", "username", "phone"] as const;
export type ProfileField = (typeof profileFields)[number];
export type ProfileValues = Record<ProfileField, string>;

const schemas = { firstName: personName, lastName: personName, username, phone } as const;

export const toProfileValues = (me: Me): ProfileValues => ({
  firstName: me.firstName,
  lastName: me.lastName,
  username: me.username,
  phone: me.phone === null ? "" : formatPhone(me.phone),
});

/** The first error of a field by the contract's rules. An empty phone number is valid. */
export function errorIn(field: ProfileField, value: string): FieldError | null {
  if (field === "phone" && value.trim() === "") return null;
  const parsed = schemas[field].safeParse(value, { reportInput: true });
  return parsed.success ? null : (fieldErrorsOf(parsed.error.issues)[0] ?? null);
}

/**
 * The fields that differ from the account and can be saved.
 * Invalid fields and those in `held` are left out and do not block the others.
 */
export function diffProfileValues(me: Me, values: ProfileValues, held: readonly ProfileField[] = []): MeChange {
  const saved = toProfileValues(me);
  const change: Partial<Record<ProfileField, string | null>> = {};
  for (const field of profileFields) {
    const value = values[field].trim();
    if (value === saved[field] || held.includes(field) || errorIn(field, value)) continue;
    change[field] = field === "phone" && value === "" ? null : value;
  }
  return change as MeChange;
}

/** Takes over the account's values in the fields whose input still equals `before`; newer input stays. */
export function adoptValues(typed: ProfileValues, before: Partial<ProfileValues>, me: Me): ProfileValues {
  const saved = toProfileValues(me);
  const next = { ...typed };
  for (const field of profileFields) if (typed[field] === before[field]) next[field] = saved[field];
  return next;
}

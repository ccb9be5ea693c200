import { Trans } from "@lingui/react/macro";
import { smallestGroup } from "@orbita/contract/statistics/schema";
import { Text } from "@orbita/ui/base/text.tsx";
import type { ReactNode } from "react";

/** Shown in place of the number of a group that is too small to be revealed. The group may also be empty. */
export const Few = () => (
  <Text as="span" tone="muted">
    <Trans>Fewer than {smallestGroup}</Trans>
  </Text>
);

/**
 * A number, or "withheld".
 * If the total is visible too, a larger group is also withheld if its number would reveal that of a small group.
 */
export const orWithheld = (value: number | null, format: (value: number) => string): ReactNode =>
  value === null ? <Withheld /> : format(value);

const Withheld = () => (
  <Text as="span" tone="muted">
    <Trans>Withheld</Trans>
  </Text>
);

/** A number of people, or "fewer than" for a group that is too small. */
export const orFew = (value: number | null, format: (value: number) => string): ReactNode =>
  value === null ? <Few /> : format(value);

/** A derived figure, or a dash if it is based on too few people. */
export const orNothing = (value: number | null, format: (value: number) => string): string =>
  value === null ? "—" : format(value);

import { Trans } from "@lingui/react/macro";
import { smallestGroup } from "@orbita/contract/statistics/schema";
import { Text } from "@orbita/ui/base/text.tsx";
import type { ReactNode } from "react";

/** Shown for a group that is too small to reveal; it may also be empty. */
export const Few = () => (
  <Text as="span" tone="muted">
    <Trans>fewer than {smallestGroup}</Trans>
  </Text>
);

/** For groups whose total is visible too: a larger group is also withheld if its number would reveal a small one. */
export const orWithheld = (value: number | null, format: (value: number) => string): ReactNode =>
  value === null ? <Withheld /> : format(value);

const Withheld = () => (
  <Text as="span" tone="muted">
    <Trans>withheld</Trans>
  </Text>
);

/** A number of people, or "fewer than" for a group that is too small. */
export const orFew = (value: number | null, format: (value: number) => string): ReactNode =>
  value === null ? <Few /> : format(value);

/** A derived figure, or a dash if it is based on too few people. */
export const orNothing = (value: number | null, format: (value: number) => string): string =>
  value === null ? "—" : format(value);

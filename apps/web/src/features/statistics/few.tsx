import { Trans } from "@lingui/react/macro";
import { smallestGroup } from "@orbita/contract/statistics/schema";
import { Text } from "@orbita/ui/base/text.tsx";
import type { ReactNode } from "react";

/** A group of fewer people than this is not told apart from nobody. */
export const Few = () => (
  <Text as="span" tone="muted">
    <Trans>fewer than {smallestGroup}</Trans>
  </Text>
);

/** Of groups that come to a sum that is shown too: one of five or more is hidden where it would give a smaller one away. */
export const orWithheld = (value: number | null, format: (value: number) => string): ReactNode =>
  value === null ? <Withheld /> : format(value);

const Withheld = () => (
  <Text as="span" tone="muted">
    <Trans>withheld</Trans>
  </Text>
);

/** A number of people, or that they are too few. */
export const orFew = (value: number | null, format: (value: number) => string): ReactNode =>
  value === null ? <Few /> : format(value);

/** Of what is taken from too few: nothing can be said. */
export const orNothing = (value: number | null, format: (value: number) => string): string =>
  value === null ? "—" : format(value);

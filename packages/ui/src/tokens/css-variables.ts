import type { CSSVariablesResolver } from "@mantine/core";

/** Maps Mantine's semantic variables to our tokens, which handle both schemes themselves. */
const semantic = {
  "--mantine-color-body": "var(--o-paper)",
  "--mantine-color-text": "var(--o-ink-2)",
  "--mantine-color-bright": "var(--o-ink-1)",
  "--mantine-color-dimmed": "var(--o-ink-3)",
  "--mantine-color-placeholder": "var(--o-ink-3)",
  "--mantine-color-anchor": "var(--o-accent-text)",
  "--mantine-color-error": "var(--o-danger)",
  "--mantine-color-success": "var(--o-positive)",
  "--mantine-color-default": "var(--o-surface)",
  "--mantine-color-default-hover": "var(--o-hover)",
  "--mantine-color-default-color": "var(--o-ink-1)",
  "--mantine-color-default-border": "var(--o-line)",
  "--mantine-color-disabled": "var(--o-fill)",
  "--mantine-color-disabled-color": "var(--o-ink-4)",
  "--mantine-color-disabled-border": "transparent",
};

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: semantic,
  dark: semantic,
});

import { DirectionProvider, MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { useColorScheme } from "../hooks/color-scheme.ts";
import { theme } from "../tokens/theme.ts";

export interface UiProviderProps {
  dir?: "ltr" | "rtl" | undefined;
  /** The nonce of the content security policy. */
  nonce?: string | undefined;
  children: ReactNode;
}

const noAttribute = () => undefined;

/**
 * Wraps the pages that use Mantine components. Mantine's variables are a static file and we set the colour scheme ourselves, so the
 * provider writes neither.
 */
export function UiProvider({ dir = "ltr", nonce, children }: UiProviderProps) {
  const { scheme } = useColorScheme();
  return (
    <DirectionProvider key={dir} initialDirection={dir} detectDirection={false}>
      <MantineProvider
        theme={theme}
        forceColorScheme={scheme}
        withCssVariables={false}
        withGlobalClasses={false}
        deduplicateInlineStyles
        getRootElement={noAttribute}
        {...(nonce && { getStyleNonce: () => nonce })}
      >
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}

import { useLingui } from "@lingui/react/macro";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { useColorScheme } from "@orbita/ui/hooks/color-scheme.ts";
import { IconMoon, IconSun } from "@tabler/icons-react";

/** Switch between light and dark, for guests; signed-in users have it in their menu. */
export function SchemeSwitch() {
  const { t } = useLingui();
  const { scheme, set } = useColorScheme();
  const dark = scheme === "dark";
  return (
    <IconButton
      icon={dark ? IconSun : IconMoon}
      label={dark ? t`Light theme` : t`Dark theme`}
      onClick={() => set(dark ? "light" : "dark")}
    />
  );
}

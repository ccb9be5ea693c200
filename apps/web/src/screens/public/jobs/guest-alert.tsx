import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { OrbitLoader } from "@orbita/ui/base/orbit-loader.tsx";
import { PopoverPanel, type PopoverButtonProps } from "@orbita/ui/overlays/popover-panel.tsx";
import { IconBellPlus } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import type { UnsavedSearchProps } from "./use-unsaved-search.ts";

// The form is loaded when a guest asks for it.
const GuestAlertForm = lazy(() =>
  import("./alerts/guest-alert-form.tsx").then((module) => ({ default: module.GuestAlertForm })),
);

const trigger = (button: PopoverButtonProps) => (
  <Button {...button} variant="quiet" size="sm" icon={IconBellPlus}>
    <Trans>Get job alerts</Trans>
  </Button>
);

/** The button with which a guest gets alerts for the search by email, in the place where signed-in users save it. */
export function GuestAlert(props: UnsavedSearchProps) {
  const { t } = useLingui();
  return (
    <PopoverPanel label={t`Get job alerts`} width={320} align="start" trigger={trigger}>
      {(close, isOpened) =>
        isOpened && (
          <Suspense fallback={<OrbitLoader label={t`Loading`} />}>
            <GuestAlertForm {...props} onClose={close} />
          </Suspense>
        )
      }
    </PopoverPanel>
  );
}

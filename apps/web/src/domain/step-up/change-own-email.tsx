import type { Me } from "@orbita/contract";
import { lazy, Suspense } from "react";

// The dialog is loaded lazily, because it needs Mantine, which the verification page does without.
const Dialog = lazy(() =>
  Promise.all([import("~/shell/ui-root.tsx"), import("./change-email-dialog.tsx")]).then(
    ([{ UiRoot }, { ChangeEmailDialog }]) => ({
      default: (props: Parameters<typeof ChangeEmailDialog>[0]) => (
        <UiRoot>
          <ChangeEmailDialog {...props} />
        </UiRoot>
      ),
    }),
  ),
);

type Props = { me: Me; opened: boolean; onClose: () => void; onDone: () => void };

/** `ChangeEmailDialog`, loaded only when it is opened. */
export const ChangeOwnEmail = ({ me, opened, ...rest }: Props) =>
  opened && (
    <Suspense>
      <Dialog opened email={me.email} {...rest} />
    </Suspense>
  );

import type { Me } from "@orbita/contract";
import { lazy, Suspense, useEffect, useState } from "react";
import { api } from "~/shell/api/client.ts";

// The dialog brings Mantine, which the page of the code does without.
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

/** The dialog where nothing else needs it: loaded, and asked whether there is a password, once it is wanted. */
export function ChangeOwnEmail({ me, opened, onClose, onDone }: Props) {
  const [hasPassword, setHasPassword] = useState<boolean | null>(null);
  useEffect(() => {
    if (!opened || hasPassword !== null) return;
    api()
      .credentials.hasPassword({})
      .then(
        (answer) => setHasPassword(answer?.hasPassword ?? true),
        // Not knowing, the field is shown: who has no password leaves it empty.
        () => setHasPassword(true),
      );
  }, [opened, hasPassword]);
  if (hasPassword === null) return null;
  return (
    <Suspense>
      <Dialog opened={opened} onClose={onClose} onDone={onDone} email={me.email} hasPassword={hasPassword} />
    </Suspense>
  );
}

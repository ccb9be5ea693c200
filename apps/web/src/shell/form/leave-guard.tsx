import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { Dialog } from "@orbita/ui/overlays/dialog.tsx";
import { useBlocker } from "@tanstack/react-router";

type Props = {
  unsaved: boolean;
  /** Saves a draft when the user leaves. Undefined for a post that people can see, which must not change without confirmation. */
  save: (() => Promise<unknown>) | undefined;
};

export function LeaveGuard({ unsaved, save }: Props) {
  const { t } = useLingui();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: async () => {
      if (!unsaved) return false;
      return save ? (await save()) === null : true;
    },
    enableBeforeUnload: unsaved,
    withResolver: true,
  });
  return (
    <Dialog
      opened={status === "blocked"}
      onClose={() => reset?.()}
      width={480}
      title={t`Leave without saving?`}
      closeLabel={t`Close`}
      actions={
        <>
          <Button variant="quiet" size="lg" onClick={() => proceed?.()}>
            <Trans>Leave</Trans>
          </Button>
          <Button variant="primary" size="lg" onClick={() => reset?.()}>
            <Trans>Stay here</Trans>
          </Button>
        </>
      }
    >
      <Text size="md">
        <Trans>Changes since your last save will be lost.</Trans>
      </Text>
    </Dialog>
  );
}

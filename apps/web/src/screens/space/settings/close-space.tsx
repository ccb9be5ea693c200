import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { Dialog } from "@orbita/ui/overlays/dialog.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "~/shell/api/client.ts";
import { answered, hasCode } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { useForm } from "~/domain/spaces/use-space-form.ts";
import styles from "~/domain/spaces/space-settings.module.css";

/** Closes the Space. Disabled while the Space has published job posts. The user must type the Space's address as confirmation. */
export function CloseSpace() {
  const { server } = useForm();
  const [opened, setOpened] = useState(false);
  const published = server.openJobPosts;
  return (
    <div className={styles.close}>
      <Text size="sm" tone="muted" id="close-space-words">
        <Trans>If you close the Space, its page will be removed and its members will lose access.</Trans>{" "}
        {published > 0 && (
          <Plural value={published} one="Close your published job first." other="Close your # published jobs first." />
        )}
      </Text>
      <Button
        variant="danger"
        disabled={published > 0}
        aria-describedby="close-space-words"
        onClick={() => setOpened(true)}
      >
        <Trans>Close Space…</Trans>
      </Button>
      <CloseDialog opened={opened} onClose={() => setOpened(false)} />
    </div>
  );
}

function CloseDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { server, revert, dirty } = useForm();
  const router = useRouter();
  const [typed, setTyped] = useState("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const { name, url } = server;
  const mismatch = hasCode(error, "space.urlMismatch");

  async function end(): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      await answered(
        api().spaces.close({ params: { id: server.id }, body: { url: typed.trim() } }, { spaceId: server.id }),
      );
      revert(dirty);
      router.options.context.session.reset();
      await router.navigate({ to: "/", ignoreBlocker: true });
      showToast({ message: t`Space ${name} closed` });
    } catch (refusal) {
      setError(refusal);
      setBusy(false);
    }
  }
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      width={520}
      title={t`Close ${name}?`}
      description={<Trans>You won’t be able to reopen the Space from here.</Trans>}
      closeLabel={t`Close`}
      onSubmit={(event) => {
        event.preventDefault();
        // The page around this dialog is a form too, which must not be submitted.
        event.stopPropagation();
        void end();
      }}
      actions={
        <>
          <Button variant="quiet" size="lg" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="dangerFill" size="lg" busy={busy} disabled={typed.trim() !== url}>
            <Trans>Close Space</Trans>
          </Button>
        </>
      }
    >
      <Text size="md">
        <Trans>
          The public page and the drafts will be removed, and no member will be able to access the Space. No one will be
          able to use its address again.
        </Trans>
      </Text>
      {error !== null && !mismatch && (
        <Note tone="danger" role="alert" className={styles.note}>
          {failureText(i18n, error)}
        </Note>
      )}
      <TextField
        label={t`Enter ${url} to confirm`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        className={styles.confirm}
        value={typed}
        error={mismatch ? failureText(i18n, error) : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
    </Dialog>
  );
}

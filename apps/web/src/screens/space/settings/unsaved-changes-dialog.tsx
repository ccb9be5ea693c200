import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Dialog } from "@orbita/ui/overlays/dialog.tsx";
import { ItemList } from "@orbita/ui/patterns/item-list.tsx";
import { IconDeviceFloppy } from "@tabler/icons-react";
import { useBlocker } from "@tanstack/react-router";
import { changeList } from "./change-list.ts";
import type { SpaceFieldName, SpaceValues } from "~/domain/spaces/space-values.ts";
import { useSpaceFieldLabels } from "~/domain/spaces/use-space-field-labels.ts";
import { useForm } from "~/domain/spaces/use-space-form.ts";
import styles from "~/domain/spaces/space-settings.module.css";

/** Shown when the user leaves with unsaved changes: lists them and offers to save, to stay, or to leave without saving. */
export function UnsavedChangesDialog() {
  const { t } = useLingui();
  const { dirty, busy, save, values, server } = useForm();
  const { status, proceed, reset } = useBlocker({
    // The links between the parts of this page differ only in the hash and must not be blocked.
    shouldBlockFn: ({ current, next }) => dirty.length > 0 && current.pathname !== next.pathname,
    enableBeforeUnload: dirty.length > 0,
    withResolver: true,
  });
  const changes = changeList(dirty);
  async function saveAndLeave(): Promise<void> {
    const saved = await save();
    // If the save changed the Space's address, the target of the navigation may no longer exist.
    if (saved && values.url.trim() === server.url) proceed?.();
    else reset?.();
  }
  return (
    <Dialog
      opened={status === "blocked"}
      onClose={() => reset?.()}
      width={560}
      title={<Plural value={changes.length} one="# unsaved change" other="# unsaved changes" />}
      description={<Trans>You’re leaving this page. Do you want to save your changes?</Trans>}
      closeLabel={t`Close`}
      footNote={
        <Button variant="quiet" onClick={() => proceed?.()}>
          <Trans>Leave without saving</Trans>
        </Button>
      }
      actions={
        <>
          <Button variant="outline" onClick={() => reset?.()}>
            <Trans>Stay here</Trans>
          </Button>
          <Button variant="primary" busy={busy} onClick={() => void saveAndLeave()}>
            <Trans>Save and leave</Trans>
          </Button>
        </>
      }
    >
      <Changes changes={changes} />
      <Note icon={IconDeviceFloppy} className={styles.note}>
        <Trans>Your changes will stay on this device for 7 days anyway: you’ll find them here if you come back.</Trans>
      </Note>
    </Dialog>
  );
}

function Changes({ changes }: { changes: readonly (readonly SpaceFieldName[])[] }) {
  const { t } = useLingui();
  const { base, values } = useForm();
  const { labels, textOf } = useSpaceFieldLabels();
  const shown = (fields: readonly SpaceFieldName[], of: SpaceValues): string | null =>
    fields.some((field) => textOf(field, of) !== null)
      ? fields.map((field) => textOf(field, of) ?? "…").join("–")
      : null;
  return (
    <ItemList
      label={t`Unsaved changes`}
      items={changes.map((fields) => ({
        key: fields[0]!,
        content: (
          <div className={styles.change}>
            <p className={styles.changeLabel}>{fields.length > 1 ? t`Shared on-site hours` : labels[fields[0]!]}</p>
            {shown(fields, base) && (
              <p>
                <s className={styles.before}>{shown(fields, base)}</s>
              </p>
            )}
            <p className={styles.after}>{shown(fields, values) ?? <Trans>Empty</Trans>}</p>
          </div>
        ),
      }))}
    />
  );
}

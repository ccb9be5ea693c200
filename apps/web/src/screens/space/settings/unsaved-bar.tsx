import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { Savebar } from "@orbita/ui/patterns/savebar.tsx";
import { changeList } from "./change-list.ts";
import { partOf } from "~/domain/spaces/space-values.ts";
import { useSpaceFieldLabels } from "~/domain/spaces/use-space-field-labels.ts";
import { useForm } from "~/domain/spaces/use-space-form.ts";
import styles from "~/domain/spaces/space-settings.module.css";

/** Bar with the number and place of unsaved changes, and buttons to save or discard all of them. */
export function UnsavedBar() {
  const { t } = useLingui();
  const { dirty, busy, revert } = useForm();
  const { partNames, list } = useSpaceFieldLabels();
  if (dirty.length === 0) return null;
  const count = changeList(dirty).length;
  const where = list([...new Set(dirty.map(partOf))].map((part) => partNames[part]));
  return (
    <Savebar
      label={t`Unsaved changes`}
      actions={
        <>
          <Button variant="quiet" onClick={() => revert(dirty)}>
            <Trans>Discard</Trans>
          </Button>
          <Button type="submit" variant="primary" busy={busy}>
            <Trans>Save changes</Trans>
          </Button>
        </>
      }
    >
      <Trans>
        <Plural value={count} one="# unsaved change" other="# unsaved changes" />{" "}
        <span className={styles.where}>in {where}</span>
      </Trans>
    </Savebar>
  );
}

import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { Savebar } from "@orbita/ui/patterns/savebar.tsx";
import { changeList } from "./change-list.ts";
import { partOf } from "./space-values.ts";
import { useFieldWords } from "./use-field-words.ts";
import { useForm } from "./use-space-form.ts";
import styles from "./space-settings.module.css";

/** The number and place of unsaved changes, with buttons to save or discard all of them. */
export function UnsavedBar() {
  const { t } = useLingui();
  const { dirty, busy, revert } = useForm();
  const { partNames, list } = useFieldWords();
  if (dirty.length === 0) return null;
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
            <Trans>Save the changes</Trans>
          </Button>
        </>
      }
    >
      <Plural value={changeList(dirty).length} one="# unsaved change" other="# unsaved changes" />{" "}
      <span className={styles.where}>
        <Trans>in {where}</Trans>
      </span>
    </Savebar>
  );
}

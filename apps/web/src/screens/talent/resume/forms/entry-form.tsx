import { Trans } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { IconTrash } from "@tabler/icons-react";
import { useEffect, useRef, type FormEvent, type KeyboardEvent, type ReactNode } from "react";
import { FormBody } from "~/shell/form/form-body.tsx";
import { FormErrors, type FormError } from "~/shell/form/form-errors.tsx";
import { useResumeTools } from "../resume-context.tsx";
import styles from "./forms.module.css";

type Props = {
  /** Key that identifies this form among the open forms. */
  form: string;
  dirty: boolean;
  errors?: readonly FormError[] | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  onCancel: () => void;
  /** Deletes the entry. Undefined for a new entry, and for parts that cannot be deleted. */
  onDelete?: (() => void) | undefined;
  children: ReactNode;
};

/** The form that replaces an entry's view. Focuses its first field; Escape cancels it unless it has unsaved input. */
export function EntryForm({ form, dirty, errors = [], onSubmit, onCancel, onDelete, children }: Props) {
  const { setDirty } = useResumeTools();
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    body.current?.querySelector<HTMLElement>("input, textarea, select")?.focus();
  }, []);
  useEffect(() => setDirty(form, dirty), [setDirty, form, dirty]);
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || dirty || event.defaultPrevented) return;
    event.stopPropagation();
    onCancel();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles Escape from the fields inside
    <div ref={body} className={styles.card} onKeyDown={onEscape}>
      <FormBody onSubmit={onSubmit}>
        <FormErrors errors={errors.length > 3 ? errors : []} />
        <div className={styles.fields}>{children}</div>
        <div className={styles.foot}>
          <Button type="submit" variant="primary">
            <Trans>Save</Trans>
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
          {onDelete && (
            <Button variant="danger" icon={IconTrash} className={styles.delete} onClick={onDelete}>
              <Trans>Delete</Trans>
            </Button>
          )}
        </div>
      </FormBody>
    </div>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import type { OwnJobPost } from "@orbita/contract";
import type { ButtonProps } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { createContext, use, useEffect, useRef, type ReactNode } from "react";
import { failureText } from "~/shell/form/failure-text.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import type { PostAct } from "./post-acts.ts";
import type { ListedPost } from "./queries.ts";

/** What every dialog of a post is given. */
export type ActDialogProps = {
  opened: boolean;
  onClose: () => void;
  post: ListedPost;
  onDone?: ((post: OwnJobPost, act: PostAct) => void) | undefined;
};

/** What becomes of the edits that the page behind the dialog has not saved; null where there are none. */
export const UnsavedEdits = createContext<"kept" | "dropped" | null>(null);

type Props = Pick<ActDialogProps, "opened" | "onClose"> & {
  title: string;
  description: ReactNode;
  footNote?: ReactNode;
  width?: number;
  /** The committing act, by its name. */
  commit: string;
  variant?: ButtonProps["variant"];
  /** Something that is asked for is not right yet. */
  blocked?: boolean;
  busy: boolean;
  onCommit: () => void;
  error: unknown;
  /** More about the refusal than its one sentence. */
  errorMore?: ReactNode;
  children: ReactNode;
};

/** A decision about one post; a refusal is told where it was decided. */
export function ActFrame({ commit, blocked = false, onCommit, error, errorMore, children, ...dialog }: Props) {
  const unsaved = use(UnsavedEdits);
  return (
    <FormDialog
      {...dialog}
      submitLabel={commit}
      disabled={blocked}
      onSubmit={onCommit}
      failure={error !== null && <Refusal error={error}>{errorMore}</Refusal>}
    >
      {unsaved && (
        <Note>
          {unsaved === "kept" ? (
            <Trans>Your unsaved changes aren’t published by this. They stay here until you save them.</Trans>
          ) : (
            <Trans>Your unsaved changes aren’t published by this, and you can’t save them afterwards.</Trans>
          )}
        </Note>
      )}
      {children}
    </FormDialog>
  );
}

/** Stands on top, where it may be out of sight when the button at the foot was pressed. */
function Refusal({ error, children }: { error: unknown; children: ReactNode }) {
  const { i18n } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <div ref={place}>
      {failureText(i18n, error)}
      {children}
    </div>
  );
}

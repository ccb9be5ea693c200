import { Trans, useLingui } from "@lingui/react/macro";
import type { OwnJobPost } from "@orbita/contract";
import type { ButtonProps } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { createContext, use, useEffect, useRef, type ReactNode } from "react";
import { failureText } from "~/shell/form/failure-text.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import type { PostAction } from "./post-actions.ts";
import type { ListedPost } from "./queries.ts";

/** Props of every dialog for an action on a post. */
export type ActionDialogProps = {
  opened: boolean;
  onClose: () => void;
  post: ListedPost;
  onDone?: ((post: OwnJobPost, act: PostAction) => void) | undefined;
  /** The list of late replies, which the dialog renders if they block publishing. */
  lateReplies: ReactNode;
};

/** The effect of the action on unsaved edits of the page behind the dialog: keeps or drops them. Null if there are none. */
export const UnsavedEdits = createContext<"kept" | "dropped" | null>(null);

type Props = Pick<ActionDialogProps, "opened" | "onClose"> & {
  title: string;
  description: ReactNode;
  footNote?: ReactNode;
  width?: number;
  /** Label of the submit button. */
  commit: string;
  variant?: ButtonProps["variant"];
  /** Disables the submit button while an input is invalid. */
  blocked?: boolean;
  busy: boolean;
  onCommit: () => void;
  error: unknown;
  /** Further details, rendered below the error message of the dialog. */
  errorMore?: ReactNode;
  children: ReactNode;
};

/** A dialog for an action on a post. Shows the API's error inside the dialog. */
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
            <Trans>Your unsaved changes won’t be published. They’ll stay here until you save them.</Trans>
          ) : (
            <Trans>Your unsaved changes won’t be published, and you won’t be able to save them afterwards.</Trans>
          )}
        </Note>
      )}
      {children}
    </FormDialog>
  );
}

/** The error at the top of the dialog. It scrolls into view, because the user at the submit button may not see it. */
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

import { useLingui } from "@lingui/react/macro";
import type { OwnJobPost } from "@orbita/contract";
import type { ButtonProps } from "@orbita/ui/base/button.tsx";
import { useEffect, useRef, type ReactNode } from "react";
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
export function ActFrame({ commit, blocked = false, onCommit, error, errorMore, ...dialog }: Props) {
  return (
    <FormDialog
      {...dialog}
      submitLabel={commit}
      disabled={blocked}
      onSubmit={onCommit}
      failure={error !== null && <Refusal error={error}>{errorMore}</Refusal>}
    />
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

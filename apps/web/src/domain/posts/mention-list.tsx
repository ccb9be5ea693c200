import { Avatar } from "@orbita/ui/base/avatar.tsx";
import { SpaceAvatar } from "@orbita/ui/base/space-avatar.tsx";
import { imageUrl } from "~/shell/api/file-url.ts";
import type { MentionSuggestion } from "./use-mention-suggestions.ts";
import styles from "./post-composer.module.css";

type Props = {
  id: string;
  label: string;
  names: readonly MentionSuggestion[];
  active: number;
  onPick: (named: MentionSuggestion) => void;
};

export const optionId = (list: string, index: number): string => `${list}-${index}`;

/** Suggestions for a mention. The focus stays in the text field, where the arrow keys and Enter select. */
export function MentionList({ id, label, names, active, onPick }: Props) {
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.names}>
      {names.map((named, index) => {
        const src = named.picture ? imageUrl(named.picture, 96) : undefined;
        return (
          <div
            key={`${named.kind}-${named.id}`}
            id={optionId(id, index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={styles.name}
            // A suggestion is chosen on mouse down, because a click would come after the text field has lost the focus.
            onMouseDown={(event) => {
              event.preventDefault();
              onPick(named);
            }}
          >
            {named.kind === "person" ? (
              <Avatar size="xs" name={named.label} seed={named.id} src={src} />
            ) : (
              <SpaceAvatar size="xs" name={named.label} seed={named.id} src={src} />
            )}
            <span className={styles.who}>
              <bdi>{named.label}</bdi> <small>@{named.address}</small>
            </span>
          </div>
        );
      })}
    </div>
  );
}

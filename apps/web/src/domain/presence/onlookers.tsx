import { useLingui } from "@lingui/react/macro";
import { Avatar } from "@orbita/ui/base/avatar.tsx";
import { Tooltip } from "@orbita/ui/overlays/tooltip.tsx";
import { imageUrl } from "~/shell/api/file-url.ts";
import { usePresences } from "./presence-context.tsx";
import styles from "./onlookers.module.css";

/** The number of colleagues whose avatars fit. The accessible label names all of them. */
const faces = 3;

/** Colleagues who view this application now. */
export function Onlookers() {
  const { t, i18n } = useLingui();
  const { people } = usePresences();
  const names = new Intl.ListFormat(i18n.locale, { type: "conjunction" }).format(people.map(({ name }) => name));
  const words = t`Also being viewed by ${names}`;
  return (
    <span role="status" className={styles.here}>
      {people.length > 0 && (
        <Tooltip label={words}>
          <span role="img" aria-label={words} className={styles.faces}>
            {people.slice(0, faces).map(({ id, name, profileImage }) => (
              <Avatar
                key={id}
                name={name}
                seed={id}
                size="sm"
                src={profileImage ? imageUrl(profileImage, 96) : undefined}
                className={styles.face}
              />
            ))}
            {people.length > faces && <span className={styles.more}>+{people.length - faces}</span>}
          </span>
        </Tooltip>
      )}
    </span>
  );
}

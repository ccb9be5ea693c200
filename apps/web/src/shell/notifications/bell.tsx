import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { IconLink } from "@orbita/ui/base/icon-link.tsx";
import { Show } from "@orbita/ui/base/show.tsx";
import { IconBell } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useId } from "react";
import type { ActingSpace } from "../session/acting-space.tsx";
import { useFlyout } from "../frames/use-flyout.ts";
import { useUnread } from "./unread.ts";
import styles from "./bell.module.css";

// The notification panel is loaded when the user first opens it.
const Flyout = lazy(() => import("./flyout.tsx").then((module) => ({ default: module.Flyout })));

/**
 * The notification bell of signed-in users: opens a panel on large screens, a page on phones.
 * In a Space it lists the Space's notifications.
 */
export function Bell({ space }: { space?: ActingSpace }) {
  const { t } = useLingui();
  const id = useId();
  const { button, panel, opened } = useFlyout("end");
  const unread = useUnread(space?.id);
  const label =
    unread === 0 ? t`Notifications` : t`Notifications, ${plural(unread, { one: "# unread", other: "# unread" })}`;
  const dot = unread > 0;
  return (
    <>
      <Show on="phone">
        <IconLink
          icon={IconBell}
          label={label}
          dot={dot}
          link={<Link to="/notifications" search={space ? { space: space.url } : {}} />}
        />
      </Show>
      <Show on="desktop">
        <IconButton
          ref={button}
          icon={IconBell}
          label={label}
          dot={dot}
          popoverTarget={id}
          aria-expanded={opened}
          aria-controls={id}
        />
      </Show>
      <div ref={panel} id={id} popover="auto" className={styles.panel}>
        {opened && (
          <Suspense>
            <Flyout space={space} onNavigate={() => panel.current?.hidePopover()} />
          </Suspense>
        )}
      </div>
    </>
  );
}

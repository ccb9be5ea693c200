import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Me } from "@orbita/contract";
import { SpaceAvatar } from "@orbita/ui/base/space-avatar.tsx";
import { ContextButton, type ContextButtonProps } from "@orbita/ui/patterns/context-button.tsx";
import { useId } from "react";
import { imageUrl } from "../../api/file-url.ts";
import { useMySpaces } from "../../session/use-my-spaces.ts";
import { useAccountAppearance } from "../../session/use-account-appearance.ts";
import { ActAsMenu } from "./act-as-menu.tsx";
import { PersonAvatar } from "../person-avatar.tsx";
import { useFlyout } from "../use-flyout.ts";
import styles from "../act-as.module.css";

/** The current context: the user, a Space by the name in its URL, or the administration. */
export type ActAsContext = "talent" | "admin" | { space: string };

type Props = { me: Me; as: ActAsContext; look: ContextButtonProps["look"] };

/**
 * Button that opens the menu to switch between the user and the user's Spaces.
 * The browser closes the menu on Escape and on a click elsewhere.
 */
export function ActAs({ me, as, look }: Props) {
  useAccountAppearance(me);
  const { t } = useLingui();
  const id = useId();
  const { button, panel, opened } = useFlyout(look === "pill" ? "end" : "start");
  const mine = useMySpaces(me, opened || look === "block");
  const fullName = `${me.firstName} ${me.lastName}`;
  const space = typeof as === "object" ? me.spaces.find(({ url }) => url === as.space) : undefined;
  const detailed = mine.find(({ id: one }) => one === space?.id);
  const aboutSpace = detailed
    ? t`Space · ${plural(detailed.members, { one: "# member", other: "# members" })}`
    : t`Space`;
  const shown = space?.name ?? (as === "admin" ? t`Administration` : look === "pill" ? me.firstName : fullName);
  return (
    <>
      <ContextButton
        ref={button}
        popoverTarget={id}
        aria-expanded={opened}
        aria-controls={id}
        look={look}
        label={t`Acting as ${shown}`}
        name={<bdi>{shown}</bdi>}
        {...(look === "block" && {
          detail: space ? aboutSpace : as === "admin" ? fullName : t`Talent`,
        })}
        avatar={
          space ? (
            <SpaceAvatar
              name={space.name}
              seed={space.id}
              size="sm"
              src={detailed?.logo ? imageUrl(detailed.logo, 96) : undefined}
            />
          ) : (
            <PersonAvatar person={me} size="sm" />
          )
        }
      />
      <div ref={panel} id={id} popover="auto" className={styles.panel}>
        {opened && <ActAsMenu me={me} mine={mine} as={as} onNavigate={() => panel.current?.hidePopover()} />}
      </div>
    </>
  );
}

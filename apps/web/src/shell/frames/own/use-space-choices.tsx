import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Me, MySpace } from "@orbita/contract";
import { Badge } from "@orbita/ui/base/badge.tsx";
import { SpaceAvatar } from "@orbita/ui/base/space-avatar.tsx";
import type { ActAsChoice } from "@orbita/ui/patterns/context-menu.tsx";
import { Link } from "@tanstack/react-router";
import { imageUrl } from "../../api/file-url.ts";
import { isNewSpace } from "../../session/opened-spaces.ts";
import type { ActAsContext } from "./act-as.tsx";

/** The user's Spaces for the context menu. Their names are known at once; details are loaded. */
export function useSpaceChoices(me: Me, mine: readonly MySpace[], as: ActAsContext): ActAsChoice[] {
  const { t } = useLingui();
  function detailOf(space: MySpace | undefined): string {
    if (!space) return t`Space`;
    const { addedBy, openJobPosts } = space;
    if (isNewSpace(space) && addedBy !== null) return t`Space, invited by ${addedBy}`;
    return t`Space, ${plural(openJobPosts, { one: "# open job", other: "# open jobs" })}`;
  }
  return me.spaces.map(({ id, name, url }) => {
    const known = mine.find((space) => space.id === id);
    return {
      id,
      name: <bdi>{name}</bdi>,
      detail: detailOf(known),
      avatar: <SpaceAvatar name={name} seed={id} size="sm" src={known?.logo ? imageUrl(known.logo, 96) : undefined} />,
      badge: known && isNewSpace(known) && (
        <Badge tone="accent" dot="none">
          <Trans context="a Space one was just added to">New</Trans>
        </Badge>
      ),
      current: typeof as === "object" && as.space === url,
      link: <Link to="/work/$space" params={{ space: url }} />,
    };
  });
}

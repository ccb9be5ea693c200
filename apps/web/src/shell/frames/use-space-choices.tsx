import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Me, MySpace } from "@orbita/contract";
import { Badge } from "@orbita/ui/base/badge.tsx";
import { SpaceAvatar } from "@orbita/ui/base/space-avatar.tsx";
import type { ContextChoice } from "@orbita/ui/patterns/context-menu.tsx";
import { Link } from "@tanstack/react-router";
import { imageUrl } from "../api/file-url.ts";
import { isNewSpace } from "../session/opened-spaces.ts";
import type { Acting } from "./act-as.tsx";

/** The user's Spaces in the context switch. Names are known at once; details follow. */
export function useSpaceChoices(me: Me, mine: readonly MySpace[], as: Acting): ContextChoice[] {
  const { t } = useLingui();
  function detailOf(space: MySpace | undefined): string {
    if (!space) return t`Space`;
    const { addedBy, openJobPosts } = space;
    if (isNewSpace(space) && addedBy !== null) return t`Space, invited by ${addedBy}`;
    return t`Space, ${plural(openJobPosts, { one: "# job post open", other: "# job posts open" })}`;
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

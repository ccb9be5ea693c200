import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Button, type ButtonProps } from "@orbita/ui/base/button.tsx";
import { Menu, type MenuItem } from "@orbita/ui/overlays/menu.tsx";
import { IconBookmarks, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { mayWrite, useActingSpace } from "~/shell/session/acting-space.tsx";
import { NameDialog } from "./name-dialog.tsx";
import { shortlistsQuery } from "./queries.ts";
import { useShortlistMembership } from "./use-shortlist-membership.ts";

type Props = {
  resumeId: string;
  shortlistIds: readonly string[];
  variant?: ButtonProps["variant"];
  size?: ButtonProps["size"];
};

/** Menu to add a person to shortlists or remove the person from them, or to create a shortlist with the person. */
export function ShortlistMenu({ resumeId, shortlistIds, variant = "quiet", size = "sm" }: Props) {
  const { t } = useLingui();
  const space = useActingSpace();
  const writes = mayWrite(space);
  const { data: lists, isError } = useQuery({ ...shortlistsQuery(space.id), enabled: writes });
  const stand = useShortlistMembership(resumeId);
  const [naming, setNaming] = useState(false);
  if (!writes) return null;
  const choices = (lists ?? []).map((list): MenuItem => {
    const stands = shortlistIds.includes(list.id);
    return {
      id: list.id,
      label: <bdi>{list.name}</bdi>,
      checked: stands,
      onSelect: () => void stand(list, !stands),
    };
  });
  const missing: MenuItem[] = isError
    ? [{ id: "failed", label: t`We couldn’t load the lists. Try again later.`, disabled: true }]
    : [];
  const fresh: MenuItem = { id: "new", label: t`New list…`, icon: IconPlus, onSelect: () => setNaming(true) };
  return (
    <>
      <Menu
        align="start"
        title={t`Your Space’s lists`}
        groups={[[...choices, ...missing], [fresh]]}
        trigger={
          <Button variant={variant} size={size} icon={IconBookmarks}>
            {shortlistIds.length === 0 ? (
              <Trans>Add to list</Trans>
            ) : (
              <Plural value={shortlistIds.length} one="On # list" other="On # lists" />
            )}
          </Button>
        }
      />
      {naming && <NameDialog onClose={() => setNaming(false)} onDone={(list) => void stand(list, true)} />}
    </>
  );
}

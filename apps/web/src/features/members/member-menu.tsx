import { useLingui } from "@lingui/react/macro";
import type { Member } from "@orbita/contract";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { Menu, type MenuItem } from "@orbita/ui/overlays/menu.tsx";
import { IconDots, IconUserEdit, IconUserMinus } from "@tabler/icons-react";

type Props = {
  member: Member;
  isSelf: boolean;
  alone: boolean;
  onQualification: () => void;
  onRemove: () => void;
};

/** Unavailable actions stay visible but disabled, with the reason below them. */
export function MemberMenu({ member, isSelf, alone, onQualification, onRemove }: Props) {
  const { t } = useLingui();
  const name = `${member.firstName} ${member.lastName}`;
  const own: MenuItem[] = [
    { id: "qualification", label: t`Edit your title`, icon: IconUserEdit, onSelect: onQualification },
    alone
      ? {
          id: "remove",
          label: t`Remove from the Space`,
          icon: IconUserMinus,
          disabled: true,
          hint: t`This is the last person: a Space always has at least one member. Invite somebody first, or close the Space in its settings.`,
        }
      : {
          id: "leave",
          label: t`Leave the Space`,
          icon: IconUserMinus,
          disabled: true,
          hint: t`You cannot remove yourself: another member does it. So the Space is never left with nobody.`,
        },
  ];
  const others: MenuItem[] = [
    { id: "remove", label: t`Remove from the Space`, icon: IconUserMinus, danger: true, onSelect: onRemove },
  ];
  return (
    <Menu
      width={296}
      trigger={<IconButton icon={IconDots} size="sm" label={t`Acts for ${name}`} />}
      groups={[isSelf ? own : others]}
    />
  );
}

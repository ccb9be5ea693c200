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

/** The actions menu of a member. Unavailable actions stay visible but disabled, with the reason below them. */
export function MemberMenu({ member, isSelf, alone, onQualification, onRemove }: Props) {
  const { t } = useLingui();
  const name = `${member.firstName} ${member.lastName}`;
  const own: MenuItem[] = [
    { id: "qualification", label: t`Edit your title…`, icon: IconUserEdit, onSelect: onQualification },
    alone
      ? {
          id: "remove",
          label: t`Remove from Space…`,
          icon: IconUserMinus,
          disabled: true,
          hint: t`You’re the only member, and a Space always has at least one. Invite someone first, or close the Space in its settings.`,
        }
      : {
          id: "leave",
          label: t`Leave Space`,
          icon: IconUserMinus,
          disabled: true,
          hint: t`You can’t remove yourself. Ask another member with the owner role to do it, so the Space always has at least one member.`,
        },
  ];
  const others: MenuItem[] = [
    { id: "remove", label: t`Remove from Space…`, icon: IconUserMinus, danger: true, onSelect: onRemove },
  ];
  return (
    <Menu
      width={296}
      trigger={<IconButton icon={IconDots} size="sm" label={t`Actions for ${name}`} />}
      groups={[isSelf ? own : others]}
    />
  );
}

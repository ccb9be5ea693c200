import { useLingui } from "@lingui/react/macro";
import type { SpacePart } from "@orbita/contract";
import { SectionNav } from "@orbita/ui/base/section-nav.tsx";
import type { LinkElement } from "@orbita/ui/base/slot.tsx";
import type { IconShape } from "@orbita/ui/icons/icon.tsx";
import {
  IconAdjustmentsHorizontal,
  IconClock,
  IconId,
  IconMail,
  IconMapPin,
  IconRosetteDiscountCheck,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useSectionInView } from "~/shell/navigation/use-section-in-view.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { partId } from "./part-section.tsx";
import { partOf, parts } from "~/domain/spaces/space-values.ts";
import { useSpaceFieldLabels } from "~/domain/spaces/use-space-field-labels.ts";
import { useForm } from "~/domain/spaces/use-space-form.ts";

const icons: Record<SpacePart, IconShape> = {
  main: IconId,
  contact: IconMail,
  locations: IconMapPin,
  standards: IconClock,
  settings: IconAdjustmentsHorizontal,
};
const ids = parts.map(partId);

type NavProps = {
  current: SpacePart | "verification" | undefined;
  renderLink: (part: SpacePart) => LinkElement;
  unsaved?: ReadonlySet<SpacePart>;
};

/**
 * Navigation between the parts of a Space's settings and the verification, which has a page of its own.
 * A dot marks parts with unsaved changes.
 */
export function SettingsNav({ current, renderLink, unsaved }: NavProps) {
  const { t } = useLingui();
  const space = useActingSpace();
  const { partNames } = useSpaceFieldLabels();
  return (
    <SectionNav
      label={t`Settings sections`}
      items={[
        ...parts.map((part) => ({
          id: part,
          label: partNames[part],
          icon: icons[part],
          link: renderLink(part),
          current: current === part,
          ...(unsaved?.has(part) && { dirtyLabel: t`Unsaved changes` }),
        })),
        {
          id: "verification",
          label: t`Verification`,
          icon: IconRosetteDiscountCheck,
          link: <Link to="/work/$space/settings/verification" params={{ space: space.url }} />,
          current: current === "verification",
        },
      ]}
    />
  );
}

/** The navigation beside the form. The part that is scrolled into view is the current one. */
export function PartsNav() {
  const { dirty } = useForm();
  const inView = useSectionInView(ids);
  return (
    <SettingsNav
      current={parts.find((part) => partId(part) === inView)}
      renderLink={(part) => <a href={`#${partId(part)}`} />}
      unsaved={new Set(dirty.map(partOf))}
    />
  );
}

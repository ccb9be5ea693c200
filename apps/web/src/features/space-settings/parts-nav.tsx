import { useLingui } from "@lingui/react/macro";
import type { SpacePart } from "@orbita/contract";
import { SectionNav } from "@orbita/ui/base/section-nav.tsx";
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
import { useSectionInView } from "~/features/legal/use-section-in-view.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { partId } from "./part-section.tsx";
import { partOf, parts } from "./space-values.ts";
import { useFieldWords } from "./use-field-words.ts";
import { useForm } from "./use-space-form.ts";

const icons: Record<SpacePart, IconShape> = {
  main: IconId,
  contact: IconMail,
  locations: IconMapPin,
  standards: IconClock,
  settings: IconAdjustmentsHorizontal,
};
const ids = parts.map(partId);

/** The five parts; the dot marks those with unsaved fields. */
export function PartsNav() {
  const { t } = useLingui();
  const space = useActingSpace();
  const { dirty } = useForm();
  const { partNames } = useFieldWords();
  const current = useSectionInView(ids);
  const changed = new Set(dirty.map(partOf));
  return (
    <SectionNav
      label={t`Parts of the Space`}
      items={[
        ...parts.map((part) => ({
          id: part,
          label: partNames[part],
          icon: icons[part],
          link: <a href={`#${partId(part)}`} />,
          current: current === partId(part),
          ...(changed.has(part) && { dirtyLabel: t`unsaved changes` }),
        })),
        {
          id: "verification",
          label: t`Verification`,
          icon: IconRosetteDiscountCheck,
          link: <Link to="/work/$space/settings/verification" params={{ space: space.url }} />,
        },
      ]}
    />
  );
}

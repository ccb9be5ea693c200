import { OrbitLoader } from "@orbita/ui/base/orbit-loader.tsx";
import { FilterPanel, type FilterPanelProps } from "@orbita/ui/patterns/filter-panel.tsx";
import { lazy, Suspense, useState } from "react";
import { useLingui } from "@lingui/react/macro";
import type { PanelProps } from "./filter-lists.tsx";

// The panels are loaded when the user is about to open a filter; most users of the list never do.
const lists = () => import("./filter-lists.tsx");
const panels = {
  choices: lazy(() => lists().then((module) => ({ default: module.ChoicePanel }))),
  pay: lazy(() => lists().then((module) => ({ default: module.PayPanel }))),
  distance: lazy(() => lists().then((module) => ({ default: module.DistancePanel }))),
  more: lazy(() => lists().then((module) => ({ default: module.MorePanel }))),
  sort: lazy(() => lists().then((module) => ({ default: module.SortPanel }))),
};

type Props = Omit<FilterPanelProps, "children" | "onNear"> &
  Omit<PanelProps, "onChoose"> & { panel: keyof typeof panels };

/** A chip of the filter bar. Its panel loads on the first hover, focus or click. */
export function FilterChipMenu({ panel, search, name, counts, ...chip }: Props) {
  const { t } = useLingui();
  const [near, setNear] = useState(false);
  const Panel = panels[panel];
  return (
    <FilterPanel
      {...chip}
      onNear={() => {
        setNear(true);
        void lists();
      }}
    >
      {(close) =>
        near && (
          <Suspense fallback={<OrbitLoader label={t`Loading`} />}>
            <Panel search={search} name={name} counts={counts} onChoose={close} />
          </Suspense>
        )
      }
    </FilterPanel>
  );
}

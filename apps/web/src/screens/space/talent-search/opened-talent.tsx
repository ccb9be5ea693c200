import type { TalentSearchPage } from "@orbita/contract";
import { lazy, Suspense, useEffect, useRef, type RefObject } from "react";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { focusTalent, useResultKeys } from "./use-result-keys.ts";
import type { TalentSearchControl } from "~/domain/talent-search/use-talents.tsx";

const TalentDrawer = lazy(async () => ({ default: (await import("./talent-drawer.tsx")).TalentDrawer }));

const nobody: TalentSearchPage["content"] = [];

type Props = {
  talents: TalentSearchControl;
  page: TalentSearchPage | undefined;
  field: RefObject<HTMLInputElement | null>;
};

/** The open CV beside the list, and the keyboard shortcuts for both. */
export function OpenedTalent({ talents, page, field }: Props) {
  const { verified } = useActingSpace();
  const { talent } = talents.search;
  const hits = page?.content ?? nobody;
  const ids = hits.map(({ id }) => id);
  const at = talent === null ? -1 : ids.indexOf(talent);
  useResultKeys({ ids, opened: talent, onOpen: talents.open, field });
  useFocusBack(talent);
  if (talent === null || !verified) return null;
  const step = (by: -1 | 1) => {
    const next = ids[at + by];
    if (next) talents.open(next);
  };
  return (
    <Suspense fallback={null}>
      <TalentDrawer
        id={talent}
        hit={hits[at]}
        criteria={page?.criteria ?? []}
        onClose={() => talents.open(null)}
        onStep={at >= 0 && ids.length > 1 ? step : undefined}
      />
    </Suspense>
  );
}

/** Focuses the result row of a CV when the CV is closed, also after stepping to another CV. */
function useFocusBack(talent: string | null): void {
  const before = useRef(talent);
  useEffect(() => {
    if (talent === null && before.current !== null) focusTalent(before.current);
    before.current = talent;
  }, [talent]);
}

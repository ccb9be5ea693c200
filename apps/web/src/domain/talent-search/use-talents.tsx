import type { LinkElement } from "@orbita/ui/base/slot.tsx";
import { Link, useNavigate } from "@tanstack/react-router";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { talentAddress, changeTalentSearch, type TalentSearch } from "./search-address.ts";

export type TalentSearchControl = {
  search: TalentSearch;
  linkTo: (next: TalentSearch) => LinkElement;
  /** Navigates to the search with a change applied. */
  change: (change: Partial<TalentSearch>) => void;
  linkToTalent: (id: string) => LinkElement;
  open: (id: string | null) => void;
};

/** Links and navigation of the talent search. The whole search is in the URL. */
export function useTalents(search: TalentSearch): TalentSearchControl {
  const { url } = useActingSpace();
  const navigate = useNavigate();
  const link = (next: TalentSearch) => (
    <Link
      to="/work/$space/talents/{-$id}"
      params={{ space: url, id: undefined }}
      search={talentAddress(next)}
      activeProps={{}}
      resetScroll={false}
    />
  );
  const visit = (next: TalentSearch): void =>
    void navigate({
      to: "/work/$space/talents/{-$id}",
      params: { space: url, id: undefined },
      search: talentAddress(next),
      resetScroll: false,
    });
  return {
    search,
    linkTo: link,
    change: (change) => visit(changeTalentSearch(search, change)),
    linkToTalent: (talent) => link({ ...search, talent }),
    open: (talent) => visit({ ...search, talent }),
  };
}

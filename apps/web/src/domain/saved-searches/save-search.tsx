import type { Filter } from "@orbita/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { mayWrite, useActingSpace } from "~/shell/session/acting-space.tsx";
import { savedKey } from "./queries.ts";
import { SaveJobSearch } from "./save-job-search.tsx";
import { SavePanel } from "./own/save-panel.tsx";

type UnsavedSearch = { filters: readonly Filter[]; suggestedName: string };

/** Saves the current filters as a search with alerts. */
export function SaveSearch({ kind, ...asked }: UnsavedSearch & { kind: "jobs" | "talents" }) {
  return kind === "jobs" ? <SaveJobSearch {...asked} /> : <SaveTalentSearch {...asked} />;
}

/** Saves a search of the current Space. All members who may search see it; only the member who saved it gets alerts. */
function SaveTalentSearch({ filters, suggestedName }: UnsavedSearch) {
  const space = useActingSpace();
  const queries = useQueryClient();
  const navigate = useNavigate();
  if (!mayWrite(space)) return null;
  return (
    <SavePanel
      suggestedName={suggestedName}
      save={async (draft) => {
        const options = { spaceId: space.id, idempotencyKey: crypto.randomUUID() };
        const body = { ...draft, filters: filters as never };
        await answered(api().savedSearches.saveTalents({ body }, options));
        await queries.invalidateQueries({ queryKey: savedKey(space.id) });
      }}
      onSeeAll={() => void navigate({ to: "/work/$space/saved-searches", params: { space: space.url } })}
    />
  );
}

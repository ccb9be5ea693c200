import type { Filter } from "@orbita/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { mayWrite, useActingSpace } from "~/shell/session/acting-space.tsx";
import { savedKey } from "~/domain/saved-searches/queries.ts";
import { SaveJobSearch } from "./save-job-search.tsx";
import { SavePanel } from "./save-panel.tsx";

type Asked = { filters: readonly Filter[]; suggestedName: string };

/** Keeps the question that the page asks now, to be told of what is new. */
export function SaveSearch({ kind, ...asked }: Asked & { kind: "jobs" | "talents" }) {
  return kind === "jobs" ? <SaveJobSearch {...asked} /> : <SaveTalentSearch {...asked} />;
}

/** Of the Space that one acts for: every member who searches sees it, and who saves it is told. */
function SaveTalentSearch({ filters, suggestedName }: Asked) {
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

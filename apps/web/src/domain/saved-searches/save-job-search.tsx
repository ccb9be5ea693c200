import type { Filter } from "@orbita/contract";
import { useNavigate } from "@tanstack/react-router";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { SavePanel } from "./own/save-panel.tsx";

type Props = { filters: readonly Filter[]; suggestedName: string };

/** The filter by a post's age is not saved with a search, because alerts only report new posts anyway. */
const lasting = ({ f }: Filter): boolean => f !== "publishedAt";

export function SaveJobSearch({ filters, suggestedName }: Props) {
  const navigate = useNavigate();
  return (
    <SavePanel
      suggestedName={suggestedName}
      align="start"
      save={async ({ address, ...draft }) => {
        const said = new URLSearchParams(address);
        said.delete("since");
        const body = { ...draft, address: said.toString(), filters: filters.filter(lasting) as never };
        await answered(api().savedSearches.saveJobs({ body }, { idempotencyKey: crypto.randomUUID() }));
      }}
      onSeeAll={() => void navigate({ to: "/saved-searches" })}
    />
  );
}

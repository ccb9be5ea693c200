import type { Filter } from "@orbita/contract";
import { useNavigate } from "@tanstack/react-router";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { SavePanel } from "./own/save-panel.tsx";
import { lastingAddress, lastingFilters } from "./search-address.ts";

type Props = { filters: readonly Filter[]; suggestedName: string };

export function SaveJobSearch({ filters, suggestedName }: Props) {
  const navigate = useNavigate();
  return (
    <SavePanel
      suggestedName={suggestedName}
      align="start"
      save={async ({ address, ...draft }) => {
        const body = { ...draft, address: lastingAddress(address), filters: lastingFilters(filters) as never };
        await answered(api().savedSearches.saveJobs({ body }, { idempotencyKey: crypto.randomUUID() }));
      }}
      onSeeAll={() => void navigate({ to: "/saved-searches" })}
    />
  );
}

import { useLingui } from "@lingui/react/macro";
import type { ApplicationCard, Page } from "@orbita/contract";
import { Pagination } from "@orbita/ui/base/pagination.tsx";
import { CheckboxField } from "@orbita/ui/fields/checkbox-field.tsx";
import { DataTable } from "@orbita/ui/patterns/data-table.tsx";
import { cloneElement, useState, type KeyboardEvent, type ReactNode } from "react";
import { useCandidateName } from "~/domain/applications/use-candidate-name.ts";
import { usePager } from "~/shell/table/use-pager.tsx";
import { ApplicationBulkBar } from "./application-bulk-bar.tsx";
import { useListColumns } from "./list-columns.tsx";
import { withStates } from "~/domain/applications/shown-board.ts";
import type { ApplicationActions } from "~/domain/applications/use-application-actions.ts";
import type { ApplicationSelection } from "./use-chosen.ts";
import type { PipelineNavigation } from "./use-place.tsx";

type Props = {
  place: PipelineNavigation;
  page: Page<ApplicationCard>;
  acts: ApplicationActions;
  chosen: ApplicationSelection;
  writes: boolean;
  now: number;
  empty: ReactNode;
};

/** Applications as table rows, to work through many of them: select, move, and open one beside the table. */
export function ApplicationsTable({ place, page, acts, chosen, writes, now, empty }: Props) {
  const { t } = useLingui();
  const [menu, setMenu] = useState(false);
  const rows = withStates(page.content, acts.pending);
  const columns = useListColumns({ place, now, titles: place.jobPostId === null });
  const pager = usePager(page);
  const allChosen = rows.every(({ id }) => chosen.has(id));

  function onKey(event: KeyboardEvent, card: ApplicationCard): void {
    const key = event.key.toLowerCase();
    if (!writes || event.ctrlKey || event.metaKey || event.altKey || (key !== "x" && key !== "m")) return;
    event.preventDefault();
    // Stops the key event, which would otherwise bubble up and close the menu that it opens.
    event.stopPropagation();
    if (key === "x") return chosen.toggle(card);
    chosen.change([card], true);
    setMenu(true);
  }
  return (
    <DataTable
      caption={t`Applications`}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowLink={(card) =>
        cloneElement(place.linkToCandidate(card.id), {
          "data-card": card.id,
          onKeyDown: (event: KeyboardEvent) => onKey(event, card),
        })
      }
      selected={({ id }) => chosen.has(id) || id === place.search.candidate}
      select={
        writes
          ? {
              all: (
                <CheckboxField
                  hideLabel
                  label={t`Select all on this page`}
                  checked={rows.length > 0 && allChosen}
                  indeterminate={!allChosen && rows.some(({ id }) => chosen.has(id))}
                  onChange={(event) => chosen.change(rows, event.target.checked)}
                />
              ),
              row: boxOf(chosen),
            }
          : undefined
      }
      bulk={chosen.size > 0 && <ApplicationBulkBar chosen={chosen} acts={acts} menu={menu} onMenu={setMenu} />}
      empty={empty}
      foot={rows.length > 0 && <Pagination {...pager} linkTo={(to) => place.linkTo({ page: to })} />}
    />
  );
}

const boxOf = (chosen: ApplicationSelection) =>
  function box(card: ApplicationCard) {
    return <ChooseOne card={card} chosen={chosen} />;
  };

function ChooseOne({ card, chosen }: { card: ApplicationCard; chosen: ApplicationSelection }) {
  const { t } = useLingui();
  const { nameOf } = useCandidateName();
  const who = nameOf(card);
  return (
    <CheckboxField
      hideLabel
      label={t`Select ${who}`}
      checked={chosen.has(card.id)}
      onChange={(event) => chosen.change([card], event.target.checked)}
    />
  );
}

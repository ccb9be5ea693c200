import { useLingui } from "@lingui/react/macro";
import type { RecordSearchHit } from "@orbita/contract";
import { entities } from "@orbita/contract/back-office/entities/index";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import type { CommandGroup } from "@orbita/ui/overlays/command-dialog.tsx";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { api } from "../api/client.ts";
import { answered } from "../api/failure.ts";
import { pickAdminLabel, findAdminPlace, toAdminSegment } from "../frames/inner/admin-places.tsx";
import { toAdmin } from "../navigation/to-admin.ts";
import { matches } from "./matches.ts";
import { SearchDialog, type SearchProps } from "./search-dialog.tsx";
import { useAdminPages } from "./use-pages.tsx";

const keyOf = ({ kind, id }: RecordSearchHit): string => `${kind}:${id}`;

/** Searches the administration's pages by name, and the records of every entity kind. */
export function AdminSearch({ opened, onClose }: SearchProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const pages = useAdminPages();
  const { found, busy } = useFound(text);
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  const groups: CommandGroup[] = [
    ...kinds.map((kind) => ({
      id: kind,
      label: pickAdminLabel(entities[kind].words.many, i18n.locale),
      items: found
        .filter((one) => one.kind === kind)
        .map((one) => {
          const icon = findAdminPlace(i18n, toAdminSegment(kind))?.icon;
          return {
            id: keyOf(one),
            label: <bdi>{one.title}</bdi>,
            mark: icon && <Icon icon={icon} />,
            ...(one.note && { hint: <bdi>{one.note}</bdi> }),
          };
        }),
    })),
    {
      id: "pages",
      label: t`Pages`,
      items: pages
        .filter(({ label }) => matches(label, text))
        .map(({ id, label, icon }) => ({ id, label, mark: <Icon icon={icon} /> })),
    },
  ];
  function pick(id: string): void {
    onClose();
    setText("");
    const record = found.find((one) => keyOf(one) === id);
    if (record) void navigate({ ...toAdmin(toAdminSegment(record.kind), record.id), search: {} });
    else pages.find((page) => page.id === id)?.go();
  }
  const empty = t`No results. Check the spelling, or try a name, an email address or an invoice number.`;
  return <SearchDialog {...{ opened, onClose, groups, busy, empty }} value={text} onChange={setText} onPick={pick} />;
}

const pauseMs = 150;
const shortest = 2;

/** The records that match the typed text. Debounced: searches after a pause in typing. */
function useFound(typed: string) {
  const [text, setText] = useState("");
  const wanted = typed.trim();
  useEffect(() => {
    const timer = setTimeout(() => setText(wanted), pauseMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  const asks = text.length >= shortest;
  const { data = [], isFetching } = useQuery({
    queryKey: ["admin", "find", text],
    queryFn: () => answered(api().backOffice.find({ body: { q: text } })),
    enabled: asks,
    placeholderData: keepPreviousData,
  });
  return {
    found: asks ? data : [],
    busy: wanted.length >= shortest && (isFetching || text !== wanted),
  };
}

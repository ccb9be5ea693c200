import { useLingui } from "@lingui/react/macro";
import { Avatar } from "@orbita/ui/base/avatar.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import type { CommandGroup, CommandItem } from "@orbita/ui/overlays/command-dialog.tsx";
import { IconBriefcase } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { api } from "../api/client.ts";
import { answered } from "../api/failure.ts";
import { useActingSpace } from "../session/acting-space.tsx";
import { matches } from "./matches.ts";
import { rememberRecent, useRecent, type OpenableResult } from "./recent.ts";
import { SearchDialog, type SearchProps } from "./search-dialog.tsx";
import { useMemberPages } from "./use-pages.tsx";

const none: readonly OpenableResult[] = [];
const keyOf = ({ kind, id }: OpenableResult): string => `${kind}-${id}`;

/** Searches the pages, job posts and candidates of the Space. Anonymous candidates appear by their code. */
export function MemberSearch({ opened, onClose }: SearchProps) {
  const { t } = useLingui();
  const space = useActingSpace();
  const [text, setText] = useState("");
  const recent = useRecent((all) => all[space.id]) ?? none;
  const pages = useMemberPages(space);
  const { posts, candidates, busy } = useFound(space.id, text);
  const { itemOf, follow } = useTargets();

  const named = pages
    .filter(({ label }) => matches(label, text))
    .map(({ id }): OpenableResult => ({ kind: "page", id }));
  const lists: { id: string; label: string; targets: readonly OpenableResult[] }[] = text.trim()
    ? [
        { id: "candidates", label: t`Candidates`, targets: candidates },
        { id: "posts", label: t`Jobs`, targets: posts },
        { id: "pages", label: t`Pages`, targets: named },
      ]
    : [
        { id: "recent", label: t`Recent`, targets: recent },
        {
          id: "pages",
          label: t`Pages`,
          targets: named.filter((one) => !recent.some((seen) => keyOf(seen) === keyOf(one))),
        },
      ];
  const groups: CommandGroup[] = lists.map(({ targets, ...group }) => ({
    ...group,
    items: targets.flatMap((target) => itemOf(target) ?? []),
  }));

  function pick(id: string): void {
    const target = lists.flatMap((list) => list.targets).find((one) => keyOf(one) === id);
    if (!target) return;
    onClose();
    setText("");
    rememberRecent(space.id, target);
    follow(target);
  }
  const empty = t`No results. Try a word from a job, a name or an application code.`;
  return <SearchDialog {...{ opened, onClose, groups, busy, empty }} value={text} onChange={setText} onPick={pick} />;
}

/** The icon, label and link of each result. */
function useTargets() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const space = useActingSpace();
  const pages = useMemberPages(space);

  function itemOf(target: OpenableResult): CommandItem | undefined {
    const id = keyOf(target);
    if (target.kind === "post") return { id, mark: <Icon icon={IconBriefcase} />, label: <bdi>{target.title}</bdi> };
    if (target.kind === "candidate") {
      const { name, code } = target;
      return {
        id,
        mark: name === null ? <Avatar.Blind size="xs" /> : <Avatar size="xs" name={name} seed={target.id} />,
        label: <bdi>{name ?? t`Application ${code}`}</bdi>,
        hint: <bdi>{target.jobPostTitle}</bdi>,
      };
    }
    const page = pages.find((one) => one.id === target.id);
    return page && { id, mark: <Icon icon={page.icon} />, label: page.label };
  }

  function follow(target: OpenableResult): void {
    if (target.kind === "page") pages.find((page) => page.id === target.id)?.go();
    else if (target.kind === "post")
      void navigate({ to: "/work/$space/job-posts/$id", params: { space: space.url, id: target.id } });
    else
      void navigate({
        to: "/work/$space/job-posts/$id/applications",
        params: { space: space.url, id: target.jobPostId },
        search: { candidate: target.id },
      });
  }
  return { itemOf, follow };
}

const pauseMs = 150;

/** The posts and candidates that match the typed text. Debounced: searches after a pause in typing. */
function useFound(spaceId: string, typed: string) {
  const [text, setText] = useState("");
  const wanted = typed.trim();
  useEffect(() => {
    const timer = setTimeout(() => setText(wanted), pauseMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data, isFetching } = useQuery({
    queryKey: ["find", spaceId, text],
    queryFn: () => answered(api().applications.find({ body: { text } }, { spaceId })),
    enabled: text !== "",
    placeholderData: keepPreviousData,
  });
  const posts = (data?.jobPosts ?? []).map(({ id, title }): OpenableResult => ({ kind: "post", id, title }));
  const candidates = (data?.applications ?? []).map(({ id, jobPostId, jobPostTitle, name, code }): OpenableResult => ({
    kind: "candidate",
    id,
    jobPostId,
    jobPostTitle,
    name,
    code,
  }));
  return { posts, candidates, busy: wanted !== "" && (isFetching || text !== wanted) };
}

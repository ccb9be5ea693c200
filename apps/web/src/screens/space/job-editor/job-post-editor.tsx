import { publicationErrors } from "@orbita/contract/job-posts/publishable";
import { LatePeople } from "~/domain/interviews/late-people.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import type { OwnJobPost } from "@orbita/contract";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { PageHeader } from "@orbita/ui/patterns/page-header.tsx";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState, useDeferredValue, useMemo, type ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { PostActionDialog, type PostActionRequest } from "~/domain/applications/post-action-dialog.tsx";
import type { PostAction } from "~/domain/job-posts/post-actions.ts";
import { jobPostQuery } from "~/domain/job-posts/queries.ts";
import { JobTitle } from "~/domain/job-posts/public/row/job-title.tsx";
import { useSetCrumb } from "~/shell/frames/crumb.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { DifferenceDialog } from "./difference-dialog.tsx";
import { EditorActions } from "./editor-actions.tsx";
import { EditorToolsProvider, useEditor } from "./editor-context.tsx";
import { EditorLayout } from "./editor-layout.tsx";
import { LeaveGuard } from "~/shell/form/leave-guard.tsx";
import { PublishSummary } from "./publish-summary.tsx";
import { JobPostSaveFailure } from "./job-post-save-failure.tsx";
import { JobPostSaveStatus } from "./job-post-save-status.tsx";
import { useClash } from "./use-clash.ts";
import { usePostForm } from "./use-post-form.ts";
import { useReady } from "./use-ready.ts";
import type { EditorValues } from "./editor-form.ts";
import { JudgedProvider } from "./judged.ts";
import { adOf, useLint } from "./use-lint.ts";

export function JobPostEditor({ id }: { id: string }) {
  const { t } = useLingui();
  const space = useActingSpace();
  const { data, error, refetch } = useQuery(jobPostQuery(space.id, id));
  if (data) return <Editor post={data} />;
  if (error) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  return <LoadingList label={t`Loading`} shape="none" />;
}

/** The editor of a post. A draft is autosaved; a post that people can see is saved only on request. */
function Editor({ post }: { post: OwnJobPost }) {
  const space = useActingSpace();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<PostActionRequest | null>(null);
  const { tools, automatic, state, save, saveUnlessLive, settle, begunFrom } = usePostForm(post);
  const { form, readOnly } = tools;
  const { attempted, check } = useReady(tools);
  const { clash, compare, close } = useClash({ post, form, begunFrom, failed: state.kind === "failed" && state.error });
  const unsaved = state.kind !== "saved";

  async function act(next: PostAction): Promise<void> {
    const found = next === "publish" ? await check() : undefined;
    if (found === null) return;
    const current = !unsaved || readOnly ? post : await saveUnlessLive();
    if (current) setWanted({ act: next, post: current, check: found });
  }

  const title = useWatch({ control: form.control, name: "title" });
  useSetCrumb(title);
  return (
    <EditorToolsProvider value={tools}>
      <PageHeader
        title={title ? <JobTitle title={title} /> : <Trans>Untitled</Trans>}
        size="sm"
        meta={<JobPostSaveStatus status={post.jobPostStatus} state={state} />}
        actions={
          (!readOnly || post.jobPostStatus === "unpublished") && (
            <EditorActions {...{ post, unsaved, automatic, save, saveUnlessLive }} onAct={(next) => void act(next)} />
          )
        }
      />
      {state.kind === "failed" && (
        <JobPostSaveFailure error={state.error} onRetry={() => void save()} onCompare={() => void compare()} />
      )}
      <Judge attempted={attempted}>
        <PublishSummary />
        <EditorLayout />
      </Judge>
      <DifferenceDialog
        clash={clash}
        onClose={close}
        onChosen={(theirs, chosen) => {
          close();
          void settle(theirs, chosen);
        }}
      />
      <LeaveGuard
        unsaved={state.kind === "unsaved" || state.kind === "failed"}
        save={automatic ? saveUnlessLive : undefined}
      />
      <PostActionDialog
        lateReplies={<LatePeople />}
        wanted={wanted}
        unsaved={unsaved && !readOnly}
        onClose={() => setWanted(null)}
        onDone={(_, done) => {
          if (done === "delete") void navigate({ to: "/work/$space/job-posts", params: { space: space.url } });
        }}
      />
    </EditorToolsProvider>
  );
}

/** Checks the ad by the contract's rules and the linter while the user types. Values are deferred, so that typing stays fast. */
function Judge({ attempted, children }: { attempted: boolean; children: ReactNode }) {
  const { form, post } = useEditor();
  const values = useDeferredValue(useWatch({ control: form.control }) as EditorValues);
  const report = useLint(useMemo(() => adOf(values, post), [values, post]));
  const judged = useMemo(
    () => ({ errors: publicationErrors(values, post.space.type), report, attempted }),
    [values, post.space.type, report, attempted],
  );
  return <JudgedProvider value={judged}>{children}</JudgedProvider>;
}

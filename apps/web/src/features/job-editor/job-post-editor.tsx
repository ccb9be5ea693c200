import { Trans, useLingui } from "@lingui/react/macro";
import type { OwnJobPost } from "@orbita/contract";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { PageHeader } from "@orbita/ui/patterns/page-header.tsx";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { ActDialog, type WantedAct } from "~/features/job-posts/act-dialog.tsx";
import type { PostAct } from "~/domain/job-posts/post-acts.ts";
import { postQuery } from "~/domain/job-posts/queries.ts";
import { JobTitle } from "~/features/jobs/job-title.tsx";
import { useSetCrumb } from "~/shell/frames/crumb.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { DifferenceDialog } from "./difference-dialog.tsx";
import { EditorActs } from "./editor-acts.tsx";
import { EditorToolsProvider } from "./editor-context.tsx";
import { EditorLayout } from "./editor-layout.tsx";
import { Judge } from "./judge.tsx";
import { LeaveGuard } from "~/shell/form/leave-guard.tsx";
import { PublishSummary } from "./publish-summary.tsx";
import { SaveFailure } from "./save-failure.tsx";
import { SaveLine } from "./save-line.tsx";
import { useClash } from "./use-clash.ts";
import { usePostForm } from "./use-post-form.ts";
import { useReady } from "./use-ready.ts";

export function JobPostEditor({ id }: { id: string }) {
  const { t } = useLingui();
  const space = useActingSpace();
  const { data, error, refetch } = useQuery(postQuery(space.id, id));
  if (data) return <Editor post={data} />;
  if (error) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  return <LoadingList label={t`Loading`} shape="none" />;
}

/** A draft is autosaved; a post that people can see is saved only on request. */
function Editor({ post }: { post: OwnJobPost }) {
  const space = useActingSpace();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<WantedAct | null>(null);
  const { tools, automatic, state, save, saveUnlessLive, settle, begunFrom } = usePostForm(post);
  const { form, readOnly } = tools;
  const { attempted, check } = useReady(tools);
  const { clash, compare, close } = useClash({ post, form, begunFrom, failed: state.kind === "failed" && state.error });
  const unsaved = state.kind !== "saved";

  async function act(next: PostAct): Promise<void> {
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
        meta={<SaveLine status={post.jobPostStatus} state={state} />}
        actions={
          (!readOnly || post.jobPostStatus === "unpublished") && (
            <EditorActs {...{ post, unsaved, automatic, save, saveUnlessLive }} onAct={(next) => void act(next)} />
          )
        }
      />
      {state.kind === "failed" && (
        <SaveFailure error={state.error} onRetry={() => void save()} onCompare={() => void compare()} />
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
      <ActDialog
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

import { Trans, useLingui } from "@lingui/react/macro";
import type { OwnJobPost } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { PageHeader } from "@orbita/ui/patterns/page-header.tsx";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect, useState } from "react";
import { useForm, useWatch, type Resolver } from "react-hook-form";
import { JobTitle } from "~/features/jobs/job-title.tsx";
import { useSetCrumb } from "~/shell/frames/crumb.ts";
import { contractResolver, keep } from "~/shell/form/contract-resolver.ts";
import { mayWrite, useActingSpace } from "~/shell/session/acting-space.tsx";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { ActDialog, type WantedAct } from "~/features/job-posts/act-dialog.tsx";
import { EditorAside } from "./editor-aside.tsx";
import { PayCard, PlaceCard, TextCard } from "./editor-fields.tsx";
import { editorSchema, valuesOf, type EditorValues } from "./editor-form.ts";
import { LeaveGuard } from "./leave-guard.tsx";
import { missingFor } from "./missing.ts";
import { mayAct, type PostAct } from "~/features/job-posts/post-acts.ts";
import { PostMenu } from "~/features/job-posts/post-menu.tsx";
import { postQuery } from "~/features/job-posts/queries.ts";
import { SaveFailure } from "./save-failure.tsx";
import { SaveLine } from "./save-line.tsx";
import { SkillsCard } from "./skills-field.tsx";
import { useAutosave } from "./use-autosave.ts";
import styles from "./editor.module.css";

export function JobPostEditor({ id }: { id: string }) {
  const { t } = useLingui();
  const space = useActingSpace();
  const { data, error, refetch } = useQuery(postQuery(space.id, id));
  if (data) return <Editor post={data} />;
  if (error) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  return <LoadingList label={t`Loading`} shape="none" />;
}

/** A draft saves itself; what people can see is saved on purpose. */
function Editor({ post }: { post: OwnJobPost }) {
  const space = useActingSpace();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [wanted, setWanted] = useState<WantedAct | null>(null);
  const readOnly = !mayWrite(space) || post.jobPostStatus === "unpublished";
  const automatic = post.jobPostStatus === "draft";
  const form = useForm<EditorValues, unknown, EditorValues>({
    resolver: contractResolver(editorSchema) as Resolver<EditorValues, unknown, EditorValues>,
    defaultValues: valuesOf(post),
    mode: "onTouched",
  });
  const parse = useCallback(async () => {
    const valid = await form.trigger();
    return valid ? editorSchema.parse(form.getValues()) : null;
  }, [form]);
  const adopt = useCallback((newer: OwnJobPost) => form.reset(valuesOf(newer)), [form]);
  const { state, save, touched, take } = useAutosave(post, { parse, adopt });

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        // Only what a person typed or chose: a reset is no change.
        callback: ({ type }) => {
          if (type === "change") touched(automatic);
        },
      }),
    [form, touched, automatic],
  );

  /** What is missing is shown at its field before anything is asked; true when nothing is. */
  function showMissing(): boolean {
    const missing = missingFor(form.getValues(), post.space.type);
    for (const [index, error] of missing.entries())
      form.setError(error.field, keep(error), { shouldFocus: index === 0 });
    return missing.length === 0;
  }

  async function act(next: PostAct): Promise<void> {
    if (next === "publish" && !showMissing()) return;
    const current = state.kind === "saved" || readOnly ? post : await save();
    if (current) setWanted({ act: next, post: current });
  }

  async function takeTheirs(): Promise<void> {
    const fresh = await queries.fetchQuery({ ...postQuery(space.id, post.id), staleTime: 0 });
    take(fresh);
  }

  const title = useWatch({ control: form.control, name: "title" });
  useSetCrumb(title);
  return (
    <>
      <PageHeader
        title={title ? <JobTitle title={title} /> : <Trans>Untitled</Trans>}
        size="sm"
        meta={<SaveLine status={post.jobPostStatus} state={state} />}
        actions={
          !readOnly || post.jobPostStatus === "unpublished" ? (
            <EditorActs
              post={post}
              unsaved={state.kind !== "saved"}
              automatic={automatic}
              onSave={() => void save()}
              onAct={(next) => void act(next)}
            />
          ) : undefined
        }
      />
      {state.kind === "failed" && (
        <SaveFailure
          error={state.error}
          onRetry={() => void save()}
          onKeepMine={(version) => void save(version)}
          onTakeTheirs={() => void takeTheirs()}
        />
      )}
      <form noValidate className={styles.layout} onSubmit={(event) => event.preventDefault()}>
        <div className={styles.column}>
          <TextCard form={form} readOnly={readOnly} />
          <SkillsCard form={form} post={post} readOnly={readOnly} />
          <PlaceCard form={form} readOnly={readOnly} />
          <PayCard form={form} post={post} readOnly={readOnly} />
        </div>
        <EditorAside post={post} form={form} />
      </form>
      <LeaveGuard unsaved={state.kind === "unsaved" || state.kind === "failed"} save={automatic ? save : undefined} />
      <ActDialog
        wanted={wanted}
        onClose={() => setWanted(null)}
        onDone={(_, done) => {
          if (done === "delete") void navigate({ to: "/work/$space/job-posts", params: { space: space.url } });
        }}
      />
    </>
  );
}

type ActsProps = {
  post: OwnJobPost;
  unsaved: boolean;
  automatic: boolean;
  onSave: () => void;
  onAct: (act: PostAct) => void;
};

function EditorActs({ post, unsaved, automatic, onSave, onAct }: ActsProps) {
  const publishable = mayAct(post, "publish");
  return (
    <>
      <PostMenu post={post} onAct={onAct} />
      {post.jobPostStatus !== "unpublished" && (
        <Button variant="outline" disabled={!unsaved} onClick={onSave}>
          {automatic ? <Trans>Save the draft</Trans> : <Trans>Save the changes</Trans>}
        </Button>
      )}
      {publishable && (
        <Button variant="accent" onClick={() => onAct("publish")}>
          <Trans>Publish…</Trans>
        </Button>
      )}
    </>
  );
}

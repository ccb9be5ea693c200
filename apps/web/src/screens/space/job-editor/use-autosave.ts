import type { OwnJobPost } from "@orbita/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { diffEditorValues, toEditorValues, type EditorValues } from "./editor-form.ts";
import { jobPostQuery } from "~/domain/job-posts/queries.ts";
import { postsKey } from "~/shell/api/query-keys.ts";

export type AutosaveState =
  | { kind: "saved"; at: string }
  | { kind: "unsaved" }
  | { kind: "saving" }
  | { kind: "failed"; error: unknown };

const pauseMs = 1_200;

type AutosavedForm = {
  /** The form's values, or null while they are invalid. */
  parse: () => Promise<EditorValues | null>;
  /** Replaces the form's values with newer ones. */
  adopt: (values: EditorValues) => void;
};

/**
 * Saves the differences between the form and the server's copy.
 * A draft is autosaved when typing pauses; a post that people can see is saved only on request.
 * Each save sends the version on which it is based.
 */
export function useAutosave(post: OwnJobPost, { parse, adopt }: AutosavedForm) {
  const space = useActingSpace();
  const queries = useQueryClient();
  const [state, setState] = useState<AutosaveState>({ kind: "saved", at: post.updated });
  const server = useRef(post);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** True if the user typed after the current save started. */
  const typedSince = useRef(false);

  const take = useCallback(
    (newer: OwnJobPost) => {
      server.current = newer;
      typedSince.current = false;
      setState({ kind: "saved", at: newer.updated });
      adopt(toEditorValues(newer));
    },
    [adopt],
  );

  const clean = state.kind === "saved";
  useEffect(() => {
    if (post.version <= server.current.version) return;
    // Takes over the server's version if there are no pending edits.
    // A closed job cannot be edited, so pending edits of it are dropped.
    if ((clean && !typedSince.current) || post.jobPostStatus === "unpublished") take(post);
    // If only the status or the plan changed, pending edits continue on the new version.
    // If other fields changed, the next save conflicts.
    else if (Object.keys(diffEditorValues(toEditorValues(server.current), toEditorValues(post))).length === 0)
      server.current = post;
  }, [post, clean, take]);

  const saveOnce = useCallback(async (): Promise<OwnJobPost | null> => {
    const values = await parse();
    if (!values) return null;
    const changes = diffEditorValues(toEditorValues(server.current), values);
    if (Object.keys(changes).length === 0) {
      typedSince.current = false;
      setState({ kind: "saved", at: server.current.updated });
      return server.current;
    }
    setState({ kind: "saving" });
    typedSince.current = false;
    try {
      const body = { ...changes, version: server.current.version };
      const saved = await answered(api().jobPosts.change({ params: { id: post.id }, body }, { spaceId: space.id }));
      server.current = saved;
      queries.setQueryData(jobPostQuery(space.id, post.id).queryKey, saved);
      void queries.invalidateQueries({ queryKey: [...postsKey(space.id), "list"] });
      setState(typedSince.current ? { kind: "unsaved" } : { kind: "saved", at: saved.updated });
      return saved;
    } catch (error) {
      setState({ kind: "failed", error });
      return null;
    }
  }, [parse, post.id, queries, space.id]);

  /** Saves run one after another, because each is based on the version of the previous one. */
  const save = useCallback((): Promise<OwnJobPost | null> => {
    clearTimeout(timer.current);
    const next = queue.current.then(saveOnce);
    queue.current = next;
    return next;
  }, [saveOnce]);

  /**
   * Saves pending edits unless the job is published.
   * Edits of a published job become public only when a person saves them, so for such a job this returns the last saved version.
   */
  const saveUnlessLive = useCallback(async (): Promise<OwnJobPost | null> => {
    await queue.current;
    return server.current.jobPostStatus === "published" ? server.current : await save();
  }, [save]);

  /** Resolves an edit conflict: applies the chosen values on top of the other member's version, and saves. */
  const settle = useCallback(
    (theirs: OwnJobPost, chosen: EditorValues): Promise<OwnJobPost | null> => {
      server.current = theirs;
      adopt(chosen);
      return save();
    },
    [adopt, save],
  );

  /** The last version from the server, on which this page's edits are based. */
  const begunFrom = useCallback((): EditorValues => toEditorValues(server.current), []);

  const touched = useCallback(
    (automatic: boolean) => {
      typedSince.current = true;
      setState((before) => (before.kind === "saving" ? before : { kind: "unsaved" }));
      clearTimeout(timer.current);
      if (automatic) timer.current = setTimeout(() => void save(), pauseMs);
    },
    [save],
  );

  useEffect(() => () => clearTimeout(timer.current), []);
  return { state, save, saveUnlessLive, touched, settle, begunFrom };
}

import type { OwnJobPost } from "@orbita/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { changesBetween, valuesOf, type EditorValues } from "./editor-form.ts";
import { postQuery, postsKey } from "~/features/job-posts/queries.ts";

export type SaveState =
  | { kind: "saved"; at: string }
  | { kind: "unsaved" }
  | { kind: "saving" }
  | { kind: "failed"; error: unknown };

const pauseMs = 1_200;

type Form = {
  /** What the form says, or null while it says something impossible. */
  parse: () => Promise<EditorValues | null>;
  /** Shows what is newer than what is on the screen. */
  adopt: (values: EditorValues) => void;
};

/**
 * Saves what differs from the server's copy. A draft saves itself when the typing pauses; a post that people can see is
 * saved on purpose. Each save names the version it was made on.
 */
export function useAutosave(post: OwnJobPost, { parse, adopt }: Form) {
  const space = useActingSpace();
  const queries = useQueryClient();
  const [state, setState] = useState<SaveState>({ kind: "saved", at: post.updated });
  const server = useRef(post);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Something was typed that the save under way does not carry. */
  const typedSince = useRef(false);

  const take = useCallback(
    (newer: OwnJobPost) => {
      server.current = newer;
      typedSince.current = false;
      setState({ kind: "saved", at: newer.updated });
      adopt(valuesOf(newer));
    },
    [adopt],
  );

  const clean = state.kind === "saved";
  useEffect(() => {
    if (post.version <= server.current.version) return;
    // A closed job cannot be edited, so pending edits of it are dropped.
    if ((clean && !typedSince.current) || post.jobPostStatus === "unpublished") take(post);
    // Only the status or the plan changed: pending edits go on from the new version. Otherwise the next save conflicts.
    else if (Object.keys(changesBetween(valuesOf(server.current), valuesOf(post))).length === 0) server.current = post;
  }, [post, clean, take]);

  const saveOnce = useCallback(async (): Promise<OwnJobPost | null> => {
    const values = await parse();
    if (!values) return null;
    const changes = changesBetween(valuesOf(server.current), values);
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
      queries.setQueryData(postQuery(space.id, post.id).queryKey, saved);
      void queries.invalidateQueries({ queryKey: [...postsKey(space.id), "list"] });
      setState(typedSince.current ? { kind: "unsaved" } : { kind: "saved", at: saved.updated });
      return saved;
    } catch (error) {
      setState({ kind: "failed", error });
      return null;
    }
  }, [parse, post.id, queries, space.id]);

  /** One save after the other: the second is made on the version of the first. */
  const save = useCallback((): Promise<OwnJobPost | null> => {
    clearTimeout(timer.current);
    const next = queue.current.then(saveOnce);
    queue.current = next;
    return next;
  }, [saveOnce]);

  /**
   * Saves pending edits that nobody outside the Space can see. The edits of a published job are left alone: they go live
   * only when a person saves them, so this returns the job as it was last saved.
   */
  const saveUnlessLive = useCallback(async (): Promise<OwnJobPost | null> => {
    await queue.current;
    return server.current.jobPostStatus === "published" ? server.current : await save();
  }, [save]);

  /** Two wrote at once: what was chosen of both is made on the other's version, and saved. */
  const settle = useCallback(
    (theirs: OwnJobPost, chosen: EditorValues): Promise<OwnJobPost | null> => {
      server.current = theirs;
      adopt(chosen);
      return save();
    },
    [adopt, save],
  );

  /** What the server said last, and this page began from. */
  const begunFrom = useCallback((): EditorValues => valuesOf(server.current), []);

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

import type { JobMarks } from "@orbita/contract";
import { useEffect } from "react";
import { create } from "zustand";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { useMe } from "~/shell/session/use-me.ts";
import type { HiddenFromList } from "../public/jobs-filters.ts";

export type JobMarkKind = keyof JobMarks;
type Marks = Readonly<Record<JobMarkKind, ReadonlySet<string>>>;
type MarksState = { userId: string | null; marks: Marks | null };

const unloaded: MarksState = { userId: null, marks: null };

/** The user's marks on jobs, loaded once per tab. Used only in the browser, because a server would share this state between users. */
const useMarksState = create<MarksState>()(() => unloaded);
let loading: { of: string; marks: Promise<Marks> } | null = null;

const toSets = (marks: JobMarks) =>
  Object.fromEntries(Object.entries(marks).map(([kind, ids]) => [kind, new Set(ids)])) as unknown as Marks;

async function fetchMarks(userId: string): Promise<Marks> {
  const marks = toSets(await answered(api().jobMarks.read({})));
  useMarksState.setState({ userId, marks });
  return marks;
}

async function loadMarks(userId: string): Promise<Marks> {
  const loaded = useMarksState.getState();
  if (loaded.userId === userId && loaded.marks) return loaded.marks;
  if (loading?.of !== userId) {
    const marks = fetchMarks(userId);
    loading = { of: userId, marks };
    // Not cached here: a failed request is repeated by the next call, and the state has the marks of a successful one.
    void marks.catch(() => undefined).finally(() => (loading = null));
  }
  return loading.marks;
}

/** The user's marks; null for guests and until they are loaded. */
export function useJobMarks(): Marks | null {
  const userId = useMe()?.id;
  const state = useMarksState();
  useEffect(() => {
    if (userId) loadMarks(userId).catch(() => undefined);
  }, [userId]);
  return state.userId === userId ? state.marks : null;
}

/** Whether the user has a mark of this kind on the job or Space. */
export const hasMark = async (userId: string, kind: JobMarkKind, id: string): Promise<boolean> =>
  (await loadMarks(userId))[kind].has(id);

/** The jobs and Spaces that the user hid. The server loads them for each request, the browser once per tab. */
export async function readHidden(userId: string): Promise<HiddenFromList> {
  const marks = import.meta.env.SSR ? toSets(await answered(api().jobMarks.read({}))) : await loadMarks(userId);
  return { jobs: [...marks.hiddenJobs], spaces: [...marks.hiddenSpaces] };
}

/** Adds or removes a mark in this tab, after the server stored the change. */
export function noteMark(userId: string, kind: JobMarkKind, id: string, isMarked: boolean): void {
  const { marks, ...state } = useMarksState.getState();
  if (state.userId !== userId || !marks) return;
  const ids = new Set(marks[kind]);
  if (isMarked) ids.add(id);
  else ids.delete(id);
  useMarksState.setState({ marks: { ...marks, [kind]: ids } });
}

const store = (kind: Exclude<JobMarkKind, "applied">, id: string, isMarked: boolean): Promise<unknown> => {
  const { jobMarks, savedJobs } = api();
  const one = { params: { id } };
  switch (kind) {
    case "saved":
      return answered(isMarked ? savedJobs.save(one) : savedJobs.remove(one));
    case "seen":
      return answered(jobMarks.markSeen(one));
    case "hiddenJobs":
      return answered(isMarked ? jobMarks.hideJob(one) : jobMarks.showJob(one));
    case "hiddenSpaces":
      return answered(isMarked ? jobMarks.hideSpace(one) : jobMarks.showSpace(one));
  }
};

/** Stores or removes a mark on the server, then in this tab. */
export async function setMark(
  userId: string,
  kind: Exclude<JobMarkKind, "applied">,
  id: string,
  isMarked: boolean,
): Promise<void> {
  await store(kind, id, isMarked);
  noteMark(userId, kind, id, isMarked);
}

/** Deletes all marks of jobs that the user has seen. */
export async function forgetSeenJobs(userId: string): Promise<void> {
  await answered(api().jobMarks.forgetSeen({}));
  const { marks, ...state } = useMarksState.getState();
  if (state.userId === userId && marks) useMarksState.setState({ marks: { ...marks, seen: new Set() } });
}

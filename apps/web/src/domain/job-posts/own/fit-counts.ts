import type { JobFitCounts } from "@orbita/contract";
import { useEffect } from "react";
import { create } from "zustand";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { useMe } from "~/shell/session/use-me.ts";

type CountsState = { userId: string | null; counts: ReadonlyMap<string, JobFitCounts> };

const unloaded: CountsState = { userId: null, counts: new Map() };

/** How many requirements of each job the user's CV covers. Used only in the browser, because a server would share this state between users. */
const useCountsState = create<CountsState>()(() => unloaded);

/** The limit of the route; a page of the list has fewer rows. */
const mostPerRequest = 100;
/** Rows mount one after the other, so their ids are collected for a moment and sent in one request. */
const collectMs = 20;
let collected: { userId: string; ids: Set<string> } | null = null;

async function loadCounts(userId: string, ids: readonly string[]): Promise<void> {
  const found = await answered(api().jobFits.counts({ body: { ids: ids.slice(0, mostPerRequest) } }));
  const before = useCountsState.getState();
  const counts = new Map(before.userId === userId ? before.counts : []);
  // A job without an answer has no counts any longer: the CV is empty, or the user turned the comparison off.
  for (const id of ids) counts.delete(id);
  for (const fit of found) counts.set(fit.jobPostId, fit);
  useCountsState.setState({ userId, counts });
}

function requestCounts(userId: string, id: string): void {
  if (collected?.userId !== userId) {
    const batch = { userId, ids: new Set<string>() };
    collected = batch;
    setTimeout(() => {
      if (collected === batch) collected = null;
      // A failed request leaves the rows without counts; the next list asks again.
      loadCounts(userId, [...batch.ids]).catch(() => undefined);
    }, collectMs);
  }
  collected.ids.add(id);
}

/** How many requirements of the job the user's CV covers; undefined until loaded, or if there is nothing to compare. */
export function useFitCounts(jobPostId: string): JobFitCounts | undefined {
  const userId = useMe()?.id;
  const state = useCountsState();
  // Requested again by each row that mounts, because the CV may have changed since; the known counts are shown in the meantime.
  useEffect(() => {
    if (userId) requestCounts(userId, jobPostId);
  }, [userId, jobPostId]);
  return state.userId === userId ? state.counts.get(jobPostId) : undefined;
}

/** Turns the comparison of jobs with the CV on or off, in the settings and for the jobs on this page. */
export async function switchFits(userId: string, isOn: boolean): Promise<void> {
  const { counts } = useCountsState.getState();
  await answered(api().people.changeSettings({ body: { jobFits: isOn } }));
  if (isOn) for (const id of hiddenIds) requestCounts(userId, id);
  else {
    hiddenIds = [...counts.keys()];
    useCountsState.setState({ userId, counts: new Map() });
  }
}

/** The jobs whose counts the user hid in this tab, to show them again on undo. */
let hiddenIds: string[] = [];

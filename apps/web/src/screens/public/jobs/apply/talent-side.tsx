import type { JobPost } from "@orbita/contract";
import { useLocation } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { applyWish } from "~/domain/applications/public/apply-wish.ts";
import { HideMenu } from "~/domain/job-posts/own/hide-menu.tsx";
import { setMark } from "~/domain/job-posts/own/job-marks.ts";
import { talentPlaces } from "~/domain/job-posts/public/page/talent-places.ts";
import { useAppTexts } from "~/shell/i18n/use-app-texts.ts";
import { QueryRoot } from "~/shell/query-root.tsx";
import { useMe } from "~/shell/session/use-me.ts";
import { ApplyAction } from "./apply-action.tsx";
import { EvidenceSection } from "./evidence-section.tsx";
import { Readers } from "~/domain/applications/readers.tsx";
import { usePreparation } from "./use-preparation.ts";

// The application dialog is loaded only when the user applies.
const ApplyDialog = lazy(() => import("./apply-dialog.tsx").then((module) => ({ default: module.ApplyDialog })));

type Props = {
  job: JobPost;
  /** The place of the job on the screen: its own page, or the detail panel beside a list. */
  look: "page" | "detail";
};

/**
 * The part of a job page that needs a signed-in user: evidence in the CV, readers, and the apply button. It loads after the page.
 */
export function TalentSide(props: Props) {
  const isReady = useAppTexts(true);
  return (
    isReady && (
      <QueryRoot>
        <Parts {...props} />
      </QueryRoot>
    )
  );
}

/** Whether the user came back from signing in to apply for this job. True only once: the stored wish is cleared. */
function takeWish(id: string): boolean {
  const wished = sessionStorage.getItem(applyWish) === id;
  if (wished) sessionStorage.removeItem(applyWish);
  return wished;
}

/**
 * Marks the job as seen: on its own page, and beside the list if the user opened it there. The first job of a list is beside it without
 * being opened.
 */
function useSeen({ job: { id }, look }: Props): void {
  const userId = useMe()?.id;
  const isOpened = useLocation({ select: ({ search }) => look === "page" || search.job === id });
  useEffect(() => {
    // A failed request is ignored: the next visit marks the job.
    if (userId && isOpened) setMark(userId, "seen", id, true).catch(() => undefined);
  }, [userId, id, isOpened]);
}

function Parts({ job, look }: Props) {
  useSeen({ job, look });
  const { data: preparation } = usePreparation(job.id);
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen((now) => now || takeWish(job.id)), [job.id]);
  const act = { job, preparation, onApply: () => setOpen(true) };
  return (
    <>
      {preparation && preparation.evidence.length > 0 && (
        <Place id={talentPlaces.evidence}>
          <EvidenceSection jobId={job.id} preparation={preparation} look={look} />
        </Place>
      )}
      <Place id={talentPlaces.act}>
        <ApplyAction {...act} look={look} />
      </Place>
      {look === "page" && (
        <Place id={talentPlaces.bar}>
          <ApplyAction {...act} look="bar" />
        </Place>
      )}
      {look === "page" && (
        <Place id={talentPlaces.hide}>
          <HideMenu job={job} look="button" />
        </Place>
      )}
      {look === "page" && preparation && preparation.readers.length > 0 && (
        <Place id={talentPlaces.readers}>
          <Readers readers={preparation.readers} />
        </Place>
      )}
      <Suspense>{open && <ApplyDialog job={job} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

/** Renders its children into the element of the page that has the given id. */
function Place({ id, children }: { id: string; children: ReactNode }) {
  const [room, setRoom] = useState<HTMLElement | null>(null);
  useEffect(() => setRoom(document.getElementById(id)), [id]);
  return room && createPortal(children, room);
}

import type { JobPost } from "@orbita/contract";
import { lazy, Suspense, useEffect, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { applyWish } from "~/features/jobs/apply-wish.ts";
import { talentPlaces } from "~/features/jobs/talent-places.ts";
import { useAppTexts } from "~/shell/i18n/use-app-texts.ts";
import { QueryRoot } from "~/shell/query-root.tsx";
import { ApplyAct } from "./apply-act.tsx";
import { EvidenceSection } from "./evidence-section.tsx";
import { Readers } from "./readers.tsx";
import { usePreparation } from "./use-preparation.ts";

// Loaded only when the user applies.
const ApplyDialog = lazy(() => import("./apply-dialog.tsx").then((module) => ({ default: module.ApplyDialog })));

type Props = {
  job: JobPost;
  /** The page of the post, or the detail beside a list. */
  look: "page" | "detail";
};

/** The signed-in part of a job page: evidence in the CV, readers, and the apply button. Loads after the page. */
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

/** True if the user came back from signing in to apply for this job. */
function takeWish(id: string): boolean {
  const wished = sessionStorage.getItem(applyWish) === id;
  if (wished) sessionStorage.removeItem(applyWish);
  return wished;
}

function Parts({ job, look }: Props) {
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
        <ApplyAct {...act} look={look} />
      </Place>
      {look === "page" && (
        <Place id={talentPlaces.bar}>
          <ApplyAct {...act} look="bar" />
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

/** Renders into the placeholder element of the page. */
function Place({ id, children }: { id: string; children: ReactNode }) {
  const [room, setRoom] = useState<HTMLElement | null>(null);
  useEffect(() => setRoom(document.getElementById(id)), [id]);
  return room && createPortal(children, room);
}

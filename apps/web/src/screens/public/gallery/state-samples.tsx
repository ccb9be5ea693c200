import { Button } from "@orbita/ui/base/button.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { StateView, type StateKind } from "@orbita/ui/patterns/state-view.tsx";
import type { ReactNode } from "react";
import { Sample, Samples } from "./sample.tsx";

const states: { kind: StateKind; title: string; text: ReactNode; act?: string }[] = [
  {
    kind: "emptySearch",
    title: "No jobs with these filters",
    text: "In Genova nobody is looking for “java” now.",
    act: "Search everywhere",
  },
  {
    kind: "emptyDocuments",
    title: "Your job posts will live here",
    text: "For each you see its state and its slot.",
    act: "New job post",
  },
  { kind: "emptyPeople", title: "No applications yet", text: "The job post has been public for 2 hours." },
  { kind: "offline", title: "You are offline", text: "What you wrote is safe on this device.", act: "Try again" },
  { kind: "maintenance", title: "We are doing maintenance", text: "What you sent and what you saved is safe." },
  {
    kind: "error",
    title: "We could not load this",
    text: (
      <>
        There was a problem on our side. Contact us with the code <code>req_7KQ2-88F</code>.
      </>
    ),
    act: "Try again",
  },
  { kind: "notAllowed", title: "You do not have permission to access this", text: "Who runs this Space can add you." },
  { kind: "notFound", title: "This page does not exist", text: "The address may be old." },
];

export function StateSamples() {
  return (
    <Samples title="States">
      {states.map(({ kind, title, text, act }) => (
        <Sample key={kind} name={kind}>
          <StateView kind={kind} level={3} title={title} actions={act && <Button variant="primary">{act}</Button>}>
            {text}
          </StateView>
        </Sample>
      ))}
      <Sample name="loading">
        <LoadingList label="Loading" rows={3} />
      </Sample>
    </Samples>
  );
}

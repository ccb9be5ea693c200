import { lazy, Suspense } from "react";
import type { AssistantDrawerProps } from "./assistant-drawer.tsx";

const AssistantDrawer = lazy(async () => ({ default: (await import("./assistant-drawer.tsx")).AssistantDrawer }));

/** Comes when it is opened for the first time: who does not ask does not carry it. */
export const Assistant = ({ opened, ...drawer }: AssistantDrawerProps & { opened: boolean }) =>
  opened ? (
    <Suspense fallback={null}>
      <AssistantDrawer key={`${drawer.topic.about} ${drawer.topic.id}`} {...drawer} />
    </Suspense>
  ) : null;

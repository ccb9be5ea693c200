import { lazy, Suspense } from "react";
import type { AssistantDrawerProps } from "./assistant-drawer.tsx";

const AssistantDrawer = lazy(async () => ({ default: (await import("./assistant-drawer.tsx")).AssistantDrawer }));

/** Loaded lazily on the first opening, so that other users do not download it. */
export const Assistant = ({ opened, ...drawer }: AssistantDrawerProps & { opened: boolean }) =>
  opened ? (
    <Suspense fallback={null}>
      <AssistantDrawer key={`${drawer.topic.about} ${drawer.topic.id}`} {...drawer} />
    </Suspense>
  ) : null;

import { lazy, Suspense } from "react";
import type { AssistantDrawerProps } from "./assistant-drawer.tsx";

const AssistantDrawer = lazy(async () => ({ default: (await import("./assistant-drawer.tsx")).AssistantDrawer }));

/** The assistant's drawer, loaded lazily on the first opening, so that users who do not open it do not download it. */
export const Assistant = ({ opened, ...drawer }: AssistantDrawerProps & { opened: boolean }) =>
  opened ? (
    <Suspense fallback={null}>
      <AssistantDrawer key={`${drawer.topic.about} ${drawer.topic.id}`} {...drawer} />
    </Suspense>
  ) : null;

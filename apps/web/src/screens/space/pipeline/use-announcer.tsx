import { VisuallyHidden } from "@orbita/ui/base/visually-hidden.tsx";
import { useState, type ReactNode } from "react";

/** A live region, and the function that announces changes in it to screen readers. */
export function useAnnouncer(): { announce: (words: string) => void; region: ReactNode } {
  const [said, setSaid] = useState("");
  const region = (
    <div role="status">
      <VisuallyHidden>{said}</VisuallyHidden>
    </div>
  );
  return { announce: setSaid, region };
}

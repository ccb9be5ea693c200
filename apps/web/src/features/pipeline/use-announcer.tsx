import { VisuallyHidden } from "@orbita/ui/base/visually-hidden.tsx";
import { useState, type ReactNode } from "react";

/** A place in the page where what happens is said to who does not see it. */
export function useAnnouncer(): { announce: (words: string) => void; region: ReactNode } {
  const [said, setSaid] = useState("");
  const region = (
    <div role="status">
      <VisuallyHidden>{said}</VisuallyHidden>
    </div>
  );
  return { announce: setSaid, region };
}

import { spaceUrl } from "@orbita/contract/spaces/schema";
import { useEffect, useState } from "react";
import { api } from "~/shell/api/client.ts";

export type UrlCheck = "unknown" | "asking" | "free" | "taken";

const pauseMs = 350;

/** Whether a Space may have this address, asked when the typing pauses. */
export function useUrlCheck(url: string): UrlCheck {
  const [answer, setAnswer] = useState<{ url: string; state: UrlCheck }>({ url: "", state: "unknown" });
  const parsed = spaceUrl.safeParse(url);
  const askable = parsed.success ? parsed.data : null;

  useEffect(() => {
    if (!askable) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      void api()
        .spaces.exists({ body: { url: askable } }, { signal: controller.signal })
        .then((found) => setAnswer({ url: askable, state: found ? (found.exists ? "taken" : "free") : "unknown" }))
        .catch(() => undefined);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [askable]);

  if (!askable) return "unknown";
  return answer.url === askable ? answer.state : "asking";
}

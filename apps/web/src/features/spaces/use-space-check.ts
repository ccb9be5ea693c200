import { spaceUrl, vat, type SpaceId } from "@orbita/contract/spaces/schema";
import { useEffect, useState } from "react";
import { api } from "~/shell/api/client.ts";

type Taken = "unknown" | "asking" | "free" | "taken";
/** Whose it is, where somebody has it. */
type SpaceCheck = { state: Taken; holder: { id: SpaceId; name: string } | null };

const pauseMs = 350;
const unknown: SpaceCheck = { state: "unknown", holder: null };

export async function askIfTaken(body: { url: string } | { vat: string }, signal?: AbortSignal): Promise<SpaceCheck> {
  // Not knowing is no hindrance: the save itself is refused where it must be.
  const found = await api()
    .spaces.exists({ body }, { ...(signal && { signal }) })
    .catch(() => undefined);
  return found ? { state: found.exists ? "taken" : "free", holder: found.space } : unknown;
}

/** Asked when the typing pauses, and not about what could not be one anyway. */
function useCheck(key: "url" | "vat", askable: string | null): SpaceCheck {
  const [answer, setAnswer] = useState<SpaceCheck & { of: string }>({ ...unknown, of: "" });
  useEffect(() => {
    if (!askable) return;
    const controller = new AbortController();
    const ask = async () => {
      const check = await askIfTaken(key === "url" ? { url: askable } : { vat: askable }, controller.signal);
      if (!controller.signal.aborted) setAnswer({ ...check, of: askable });
    };
    const timer = setTimeout(() => void ask(), pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [key, askable]);
  if (!askable) return unknown;
  return answer.of === askable ? answer : { state: "asking", holder: null };
}

/** Whether a Space may have this address; its own, `own`, is not asked about. */
export function useUrlCheck(url: string, own?: string): SpaceCheck {
  const parsed = spaceUrl.safeParse(url);
  return useCheck("url", parsed.success && parsed.data !== own ? parsed.data : null);
}

/** Whether a VAT number has its Space already; with and without prefix it is the same number. */
export function useVatCheck(number: string, own?: string | null): SpaceCheck {
  const parsed = vat.safeParse(number);
  return useCheck("vat", parsed.success && parsed.data !== own ? parsed.data : null);
}

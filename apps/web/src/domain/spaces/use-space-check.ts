import { spaceUrl, vat, type SpaceId } from "@orbita/contract/spaces/schema";
import { useEffect, useState } from "react";
import { api } from "~/shell/api/client.ts";

type AvailabilityState = "unknown" | "asking" | "free" | "taken";
/** Whether a URL or VAT number is taken. `holder` is the Space that already has it. */
type SpaceCheck = { state: AvailabilityState; holder: { id: SpaceId; name: string } | null };

const pauseMs = 350;
const unknown: SpaceCheck = { state: "unknown", holder: null };

export async function askIfTaken(body: { url: string } | { vat: string }, signal?: AbortSignal): Promise<SpaceCheck> {
  // If the request fails, the user is not blocked: the server rejects a taken value on save.
  const found = await api()
    .spaces.exists({ body }, { ...(signal && { signal }) })
    .catch(() => undefined);
  return found ? { state: found.exists ? "taken" : "free", holder: found.space } : unknown;
}

/** Checks a value, debounced. `askable` is null for invalid values and for the Space's own value, which need no request. */
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

/** Whether a Space URL is available. The Space's current URL, `own`, is not checked. */
export function useUrlCheck(url: string, own?: string): SpaceCheck {
  const parsed = spaceUrl.safeParse(url);
  return useCheck("url", parsed.success && parsed.data !== own ? parsed.data : null);
}

/** Whether a Space with this VAT number exists already. The country prefix makes no difference. */
export function useVatCheck(number: string, own?: string | null): SpaceCheck {
  const parsed = vat.safeParse(number);
  return useCheck("vat", parsed.success && parsed.data !== own ? parsed.data : null);
}

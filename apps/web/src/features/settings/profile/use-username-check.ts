import { useEffect, useState } from "react";
import { api } from "~/shell/api/client.ts";
import { errorIn } from "./profile-form.ts";

export type UsernameCheck = "unknown" | "asking" | "free" | "taken";

const pauseMs = 350;

/** Checks whether a username is available, debounced. Skips invalid names and the user's own. */
export function useUsernameCheck(value: string, own: string): UsernameCheck {
  const [answer, setAnswer] = useState<{ name: string; state: UsernameCheck }>({ name: "", state: "unknown" });
  const name = value.trim();
  const askable = name !== own && !errorIn("username", name) ? name : null;

  useEffect(() => {
    if (!askable) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      void api()
        .accounts.userExists({ body: { username: askable } }, { signal: controller.signal })
        .then((found) => setAnswer({ name: askable, state: found ? (found.exists ? "taken" : "free") : "unknown" }))
        // An unknown result does not block the user: the server rejects a taken name on save.
        .catch(() => setAnswer({ name: askable, state: "unknown" }));
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [askable]);

  if (!askable) return "unknown";
  return answer.name === askable ? answer.state : "asking";
}

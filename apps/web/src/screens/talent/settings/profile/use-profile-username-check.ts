import { useEffect, useState } from "react";
import { api } from "~/shell/api/client.ts";
import { errorIn } from "./profile-form.ts";

export type ProfileUsernameCheck = "unknown" | "asking" | "free" | "taken";

const pauseMs = 350;

/** Checks whether a username is available, debounced. Skips invalid usernames and the user's own. */
export function useProfileUsernameCheck(value: string, own: string): ProfileUsernameCheck {
  const [answer, setAnswer] = useState<{ name: string; state: ProfileUsernameCheck }>({ name: "", state: "unknown" });
  const name = value.trim();
  const askable = name !== own && !errorIn("username", name) ? name : null;

  useEffect(() => {
    if (!askable) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      void api()
        .accounts.userExists({ body: { username: askable } }, { signal: controller.signal })
        .then((found) => setAnswer({ name: askable, state: found ? (found.exists ? "taken" : "free") : "unknown" }))
        // If the check fails, the user is not blocked: the server rejects a taken username on save.
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

import { useEffect, useState } from "react";
import { isTaken } from "~/features/account/use-taken.ts";

export type UsernameCheck = "unknown" | "free" | "taken";

const pauseMs = 400;

/** Whether a username is free, asked when the typing pauses; not knowing is no answer. */
export function useUsernameCheck(username: string, valid: boolean): UsernameCheck {
  const [answer, setAnswer] = useState<{ username: string; state: UsernameCheck }>({ username: "", state: "unknown" });
  useEffect(() => {
    if (!valid) return undefined;
    let left = false;
    const ask = async () => {
      const taken = await isTaken("username", username);
      if (!left) setAnswer({ username, state: taken ? "taken" : "free" });
    };
    const timer = setTimeout(() => void ask(), pauseMs);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [username, valid]);
  return valid && answer.username === username ? answer.state : "unknown";
}

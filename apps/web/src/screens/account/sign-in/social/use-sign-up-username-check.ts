import { useEffect, useState } from "react";
import { userExistsBody } from "~/domain/accounts/user-exists-body.ts";
import { api } from "~/shell/api/client.ts";
import { withPass } from "~/shell/captcha/captcha-pass.ts";

export type SignUpUsernameCheck = "unknown" | "free" | "taken";

const pauseMs = 400;

async function look(username: string): Promise<SignUpUsernameCheck> {
  const body = userExistsBody("username", username);
  if (!body) return "unknown";
  const answer = await withPass("signUp", (pass) => api().accounts.userExists({ body }, pass)).catch(() => undefined);
  return answer === undefined ? "unknown" : answer.exists ? "taken" : "free";
}

/** Checks whether a username is available, debounced. */
export function useSignUpUsernameCheck(username: string): SignUpUsernameCheck {
  const [answer, setAnswer] = useState<{ username: string; state: SignUpUsernameCheck }>({
    username: "",
    state: "unknown",
  });
  useEffect(() => {
    let left = false;
    const ask = async () => {
      const state = await look(username);
      if (!left) setAnswer({ username, state });
    };
    const timer = setTimeout(() => void ask(), pauseMs);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [username]);
  return answer.username === username ? answer.state : "unknown";
}

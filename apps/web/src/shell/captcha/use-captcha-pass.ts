import type { CaptchaAction } from "@orbita/contract";
import { useCallback, useEffect, useRef } from "react";
import { captchaPass, renewIn } from "./captcha-pass.ts";

/** Starts when a form is first touched and keeps a fresh pass until the user leaves it, so that sending never waits. */
export function useCaptchaPass(action: CaptchaAction, { needed = true } = {}) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const touched = useRef(false);

  useEffect(
    () => () => {
      touched.current = false;
      clearTimeout(timer.current);
    },
    [],
  );

  return useCallback((): void => {
    if (!needed || touched.current) return;
    touched.current = true;
    const keep = async (): Promise<void> => {
      // Ignores failures: sending the form reports them.
      const pass = await captchaPass(action).catch(() => null);
      if (!touched.current) return;
      if (pass) timer.current = setTimeout(() => void keep(), renewIn(pass));
      else touched.current = false;
    };
    void keep();
  }, [needed, action]);
}

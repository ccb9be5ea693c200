import type { CaptchaAction } from "@orbita/contract";
import { useCallback, useEffect, useRef } from "react";
import { captchaPass, renewIn } from "./captcha-pass.ts";

/** Begins when a form is first touched and keeps a pass at hand until it is left: sending waits for nothing. */
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
      // Quietly: who sends the form is told what is wrong.
      const pass = await captchaPass(action).catch(() => null);
      if (!touched.current) return;
      if (pass) timer.current = setTimeout(() => void keep(), renewIn(pass));
      else touched.current = false;
    };
    void keep();
  }, [needed, action]);
}

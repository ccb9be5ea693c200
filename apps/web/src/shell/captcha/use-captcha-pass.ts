import type { CaptchaAction } from "@orbita/contract";
import { useCallback, useEffect, useRef } from "react";
import { captchaPass, renewIn } from "./captcha-pass.ts";

/**
 * Returns a function to call when the user first touches a form.
 * From then on it keeps a fresh captcha pass until the user leaves the form, so that sending never waits.
 */
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
      // A failed captcha is ignored here, because sending the form reports it.
      const pass = await captchaPass(action).catch(() => null);
      if (!touched.current) return;
      if (pass) timer.current = setTimeout(() => void keep(), renewIn(pass));
      else touched.current = false;
    };
    void keep();
  }, [needed, action]);
}

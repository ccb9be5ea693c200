import type { CaptchaAction } from "@orbita/contract";
import { create } from "zustand";
import { hasCode } from "../api/failure.ts";
import { obtainPass, type CaptchaPass } from "./obtain-pass.ts";

type CaptchaState = { state: "idle" | "working" | "ready" | "failed"; provider: CaptchaPass["provider"] | null };
/** The state of the captcha, for the line under a form. One captcha at a time serves all forms of a page. */
export const useCaptchaState = create<CaptchaState>(() => ({ state: "idle", provider: null }));

/** How long before its expiry a captcha pass is renewed, so that it does not expire while a form is being sent. */
const marginMs = 60_000;

let held: CaptchaPass | null = null;
let underway: Promise<CaptchaPass> | null = null;

async function obtain(action: CaptchaAction): Promise<CaptchaPass> {
  useCaptchaState.setState({ state: "working" });
  try {
    held = await obtainPass(action);
    useCaptchaState.setState({ state: "ready", provider: held.provider });
    return held;
  } catch (error) {
    useCaptchaState.setState({ state: "failed" });
    throw error;
  } finally {
    underway = null;
  }
}

/** Returns the current captcha pass, or obtains a new one. Concurrent callers share one request. */
export async function captchaPass(action: CaptchaAction): Promise<CaptchaPass> {
  if (held && held.expires - Date.now() > marginMs) return held;
  underway ??= obtain(action);
  return underway;
}

/** Milliseconds until the captcha pass should be renewed, so that the user never waits for it. */
export const renewIn = (pass: CaptchaPass): number => Math.max(1_000, pass.expires - marginMs - Date.now());

type CaptchaProtectedCall<T> = (options: { captchaPass?: string }) => Promise<T>;

/**
 * Sends a guest's request with a captcha pass.
 * A pass is bound to the network address, which may change, for example on a phone that leaves a Wi-Fi.
 * If the api refuses the pass, retries once with a new one.
 */
export async function withPass<T>(action: CaptchaAction, send: CaptchaProtectedCall<T>): Promise<T> {
  const once = async () => {
    const { pass } = await captchaPass(action);
    return send(pass === undefined ? {} : { captchaPass: pass });
  };
  try {
    return await once();
  } catch (error) {
    if (!hasCode(error, "recaptcha.needed")) throw error;
    held = null;
    return once();
  }
}

type GoogleRecaptcha = {
  ready: (work: () => void) => void;
  execute: (key: string, about: { action: string }) => Promise<string>;
};
declare global {
  interface Window {
    grecaptcha?: GoogleRecaptcha;
  }
}

const patienceMs = 10_000;
let loading: Promise<GoogleRecaptcha> | undefined;

/** Loads Google's script, only if the operator configured reCAPTCHA, and only when the user begins to type. */
function load(siteKey: string): Promise<GoogleRecaptcha> {
  return new Promise<GoogleRecaptcha>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
    script.nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content ?? "";
    script.addEventListener("error", () => reject(new Error("the script did not load")));
    script.addEventListener("load", () => {
      const { grecaptcha } = window;
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else reject(new Error("the script did not start"));
    });
    setTimeout(() => reject(new Error("the script takes too long")), patienceMs);
    document.head.append(script);
  });
}

export async function askGoogle(siteKey: string, action: string): Promise<string> {
  loading ??= load(siteKey);
  // A failed load is not cached, so the next call loads Google's script again.
  loading.catch(() => (loading = undefined));
  return (await loading).execute(siteKey, { action });
}

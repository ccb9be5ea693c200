/**
 * Warns once per process if X-Forwarded-For arrives although PROXY_HOPS is 0, which means that no proxy of ours is in front.
 * The header is then ignored, so all visitors behind one proxy share its address, and with it every rate limit.
 */
export function warnOfUntrustedProxy(hops: number, warn: (text: string) => void) {
  let warned = hops > 0;
  return (headers: Headers): void => {
    if (warned || !headers.has("x-forwarded-for")) return;
    warned = true;
    warn("X-Forwarded-For is ignored, because PROXY_HOPS is 0: all visitors behind one proxy count as one address");
  };
}

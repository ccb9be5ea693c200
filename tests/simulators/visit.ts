/** The user's action on the provider's page: choosing an account, or denying access. */
export type ProviderChoice = { account: string } | "deny";

const isReturn = (url: URL): boolean => /^\/oauth\/\w+\/callback$/.test(url.pathname);

/** A minimal browser for a provider's pages: follows redirects, keeps cookies, presses one button. */
export async function visit(start: string, choice: ProviderChoice): Promise<URLSearchParams> {
  const cookies = new Map<string, string>();
  const body = new URLSearchParams(choice === "deny" ? { deny: "1" } : { account: choice.account });
  let url = new URL(start);
  let form: URLSearchParams | undefined;
  for (let step = 0; step < 12; step += 1) {
    if (isReturn(url)) return url.searchParams;
    const cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
    const answer = await fetch(url, {
      redirect: "manual",
      headers: { cookie },
      ...(form && { method: "POST", body: form }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=");
      cookies.set(name, value);
    }
    const location = answer.headers.get("location");
    const page = await answer.text();
    form = undefined;
    if (location) url = new URL(location, url);
    else if (page.includes('name="deny"')) form = body;
    else throw new Error(`${url.href} answered ${answer.status}: ${page.slice(0, 300)}`);
  }
  throw new Error(`no end of redirects from ${start}`);
}

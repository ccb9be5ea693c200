import type { Account } from "./accounts.ts";

const escape = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign);

const describe = ({ email, emailVerified }: Account): string =>
  email === null ? "no email" : `${email}${emailVerified ? "" : " (not verified)"}`;

/** The page that replaces the provider's own pages: account picker and consent. */
export function picker(provider: string, accounts: readonly Account[], action: string): string {
  const buttons = accounts.map(
    (account) =>
      `<li><button name="account" value="${escape(account.id)}">${escape(`${account.firstName} ${account.lastName}`)}, ${escape(describe(account))}</button></li>`,
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<title>${provider}, simulated</title>
<style>body{font:16px/1.5 system-ui;max-width:36rem;margin:2rem auto;padding:0 1rem}ul{list-style:none;padding:0}button{font:inherit;width:100%;padding:.75rem;margin:.25rem 0;text-align:start}</style></head>
<body><main><h1>${provider}, simulated</h1><p>This is not ${provider}. Choose who you are.</p>
<form method="post" action="${escape(action)}"><ul>${buttons.toReversed().join("")}</ul>
<button name="deny" value="1">Deny</button></form></main></body></html>`;
}

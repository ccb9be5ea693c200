import type { Installation, InstallationChange } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { findInstallation } from "./installation-row.ts";
import { readInstallation } from "./read-installation.ts";
import { saveIdentity } from "./save-identity.ts";

export async function changeInstallation(ctx: Ctx, { version, ...change }: InstallationChange): Promise<Installation> {
  await ctx.tx.selectFrom("installation").select("id").forUpdate().executeTakeFirstOrThrow();
  const row = await findInstallation(ctx.tx);
  if (row.version !== version) fail("record.changedMeanwhile", { version: row.version });
  await saveIdentity(ctx.tx, change);
  return readInstallation(ctx);
}

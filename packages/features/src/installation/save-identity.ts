import type { InstallationChange } from "@orbita/contract";
import type { Tx } from "@orbita/db";
import { toCompanyColumns } from "./installation-row.ts";

/** Stores a change of the identity. The processes read the row within a second. */
export async function saveIdentity(tx: Tx, change: Omit<InstallationChange, "version">): Promise<void> {
  const { product, company, supportEmail, authorityEmail } = change;
  const columns = {
    ...(product !== undefined && { product }),
    ...(company !== undefined && toCompanyColumns(company)),
    ...(supportEmail !== undefined && { support_email: supportEmail }),
    ...(authorityEmail !== undefined && { authority_email: authorityEmail }),
  };
  if (Object.keys(columns).length > 0)
    await tx.updateTable("installation").set(columns).where("id", "=", true).execute();
}

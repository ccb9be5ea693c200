import { adoptIdentity, type OperatorCompany } from "@orbita/contract";
import type { Db } from "@orbita/db";
import type { InstallationWatch, Seller } from "../kernel/platform.ts";
import { findInstallation, presentOperator } from "./installation-row.ts";

const everyMs = 1_000;

/** The tax data in the server's configuration. The tax regime is in the configuration only, because no other text shows it. */
type SellerConfiguration = { readonly seller: Seller | null; readonly regime: string };

const companyOf = ({ name, vat, fiscalCode, street, postalCode, city, province }: Seller): OperatorCompany => ({
  name,
  vat,
  fiscalCode,
  street,
  postalCode,
  city,
  province,
});

/**
 * Keeps the operator's identity of this process up to date: reads one row every second, so that a change is visible in every process
 * without a restart. While the database is unavailable, the last known identity applies.
 */
export async function followInstallation(
  db: Db,
  { seller, regime }: SellerConfiguration,
): Promise<InstallationWatch & { stop: () => void }> {
  const configured = seller && companyOf(seller);
  let row = await findInstallation(db);
  let looking = false;
  const adopt = () => adoptIdentity(presentOperator(row, configured));
  adopt();
  async function refresh(): Promise<void> {
    const found = await findInstallation(db);
    if (found.version === row.version) return;
    row = found;
    adopt();
  }
  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    refresh()
      .catch(() => {})
      .finally(() => void (looking = false));
  }, everyMs).unref();
  return {
    configured,
    supportEmail: () => row.support_email,
    seller: () => {
      const { company } = presentOperator(row, null);
      return company ? { ...company, regime, country: "IT" } : seller;
    },
    stop: () => clearInterval(timer),
  };
}

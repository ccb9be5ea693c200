import type { OperatorCompany, OperatorIdentity } from "@orbita/contract";
import type { Db } from "@orbita/db";

export type InstallationRow = {
  product: string;
  company: string | null;
  vat: string | null;
  fiscal_code: string | null;
  street: string | null;
  postal_code: string | null;
  city: string | null;
  province: string | null;
  support_email: string | null;
  authority_email: string | null;
  version: number;
};

export const findInstallation = (db: Db): Promise<InstallationRow> =>
  db.selectFrom("installation").selectAll().executeTakeFirstOrThrow();

/** The stored company. The table's check guarantees that its columns are all set or all null. */
const companyOf = (row: InstallationRow): OperatorCompany | null =>
  row.company === null
    ? null
    : {
        name: row.company,
        vat: row.vat!,
        fiscalCode: row.fiscal_code!,
        street: row.street!,
        postalCode: row.postal_code!,
        city: row.city!,
        province: row.province!,
      };

/** The identity that everybody sees. `configured` is the company in the server's configuration, which a stored one replaces. */
export const presentOperator = (row: InstallationRow, configured: OperatorCompany | null): OperatorIdentity => ({
  product: row.product,
  company: companyOf(row) ?? configured,
  supportEmail: row.support_email,
  authorityEmail: row.authority_email,
});

export const toCompanyColumns = (company: OperatorCompany | null) => ({
  company: company?.name ?? null,
  vat: company?.vat ?? null,
  fiscal_code: company?.fiscalCode ?? null,
  street: company?.street ?? null,
  postal_code: company?.postalCode ?? null,
  city: company?.city ?? null,
  province: company?.province ?? null,
});

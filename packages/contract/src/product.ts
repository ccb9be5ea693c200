export const basePath = "/api/v1";

/** The product's name until the operator chooses one in the back office. No other code contains it. */
export const defaultProductName = "Orbita";

/** The company that runs the installation, as printed on invoices and at the foot of pages and mails. */
export type OperatorCompany = Readonly<
  Record<"name" | "vat" | "fiscalCode" | "street" | "postalCode" | "city" | "province", string>
>;

/** The name and the facts under which an operator runs the product. They are data: administrators edit them in the back office. */
export type OperatorIdentity = {
  readonly product: string;
  /** Null until the operator has entered its company. */
  readonly company: OperatorCompany | null;
  /** The address that gets what people write on the page Help and contact; also shown there. */
  readonly supportEmail: string | null;
  /** The contact point for authorities (Regulation (EU) 2022/2065, article 11). */
  readonly authorityEmail: string | null;
};

export const defaultIdentity: OperatorIdentity = {
  product: defaultProductName,
  company: null,
  supportEmail: null,
  authorityEmail: null,
};

/**
 * The identity of this process or browser tab, and the product's name in it. Both are live bindings, which `adoptIdentity` replaces:
 * read them when a text is rendered, and never store them in a constant of a module.
 */
export let identity: OperatorIdentity = { ...defaultIdentity };
export let productName: string = identity.product;

export function adoptIdentity(next: OperatorIdentity): void {
  identity = next;
  productName = next.product;
}

/**
 * The company that runs this installation.
 * Operators enter their own company here, and have the legal texts in `screens/public/legal/texts` reviewed.
 */
export const operator = { name: "Orbita S.r.l.", seat: "Genova", vat: "02731450996" } as const;

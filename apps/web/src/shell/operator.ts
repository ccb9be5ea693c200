/** Who runs this installation and answers for it. An operator writes their own here, and has the texts of `features/legal` looked at. */
export const operator = { name: "Orbita S.r.l.", seat: "Genova", vat: "02731450996" } as const;

/** Lengths of the operator's data. Those of the company are the limits of the electronic invoice. */
export const installationLimits = {
  product: { min: 2, max: 30 },
  company: { max: 80 },
  fiscalCode: /^(?:\d{11}|[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z])$/,
  street: { max: 60 },
  postalCode: /^\d{5}$/,
  city: { max: 60 },
  province: /^[A-Z]{2}$/,
} as const;

export const aiLimits = { monthlyBudgetCents: { max: 1_000_000 }, registerPage: { max: 100 } } as const;

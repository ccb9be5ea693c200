const inRome = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Rome", dateStyle: "short" });

/** The day that it is in Italy, as yyyy-mm-dd: budgets and ledgers are by its midnight, also when the clocks change. */
export const romeDay = (moment: Date): string => inRome.format(moment);

/** Collective agreements most used in job ads, by the code of CNEL's national archive; the whole archive is a value list. */
export const ccnls = {
  C011: { it: "Metalmeccanico industria", en: "Metalworking, industry" },
  C030: { it: "Metalmeccanico artigianato", en: "Metalworking, crafts" },
  H011: { it: "Commercio, terziario e servizi", en: "Commerce and services" },
  H05Y: { it: "Pubblici esercizi e ristorazione", en: "Restaurants and catering" },
  H052: { it: "Turismo e alberghi", en: "Tourism and hotels" },
  H442: { it: "Studi professionali", en: "Professional firms" },
  F012: { it: "Edilizia industria", en: "Construction, industry" },
  F015: { it: "Edilizia artigianato", en: "Construction, crafts" },
  B011: { it: "Chimico e farmaceutico", en: "Chemicals and pharmaceuticals" },
  E012: { it: "Alimentare industria", en: "Food industry" },
  D014: { it: "Tessile e abbigliamento", en: "Textiles and clothing" },
  I100: { it: "Logistica, trasporto merci e spedizione", en: "Logistics and freight" },
  K411: { it: "Telecomunicazioni", en: "Telecommunications" },
  J241: { it: "Credito", en: "Banking" },
  T151: { it: "Cooperative sociali", en: "Social cooperatives" },
  T011: { it: "Sanità privata", en: "Private health care" },
  A021: { it: "Agricoltura, quadri e impiegati", en: "Agriculture, managers and clerks" },
  G022: { it: "Carta e cartotecnica", en: "Paper and cardboard" },
} as const satisfies Record<string, { it: string; en: string }>;

export type CcnlCode = keyof typeof ccnls;
export const ccnlCodes = Object.keys(ccnls) as [CcnlCode, ...CcnlCode[]];

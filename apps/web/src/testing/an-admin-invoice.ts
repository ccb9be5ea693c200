import type { WholeAdminInvoice } from "@orbita/contract";
import { anInvoice } from "./an-invoice.ts";

/** An invoice that the bank refused, as administrators see it. */
export const anAdminInvoice = (change: Partial<WholeAdminInvoice> = {}): WholeAdminInvoice => ({
  ...anInvoice(),
  space: { id: "01990000-0000-7000-8000-0000000000a1" as never, name: "Lanterna Software", url: "lanterna" },
  buyer: "Lanterna Software S.p.A.",
  progressive: "0002F",
  sdiId: null,
  sdiNote: null,
  enabled: true,
  note: null,
  disputed: null,
  created: "2026-08-31T22:20:00.000Z",
  version: 3,
  lines: [
    {
      kind: "licence",
      description: "Licenza, agosto 2026",
      quantity: 1,
      unitCents: 14_900,
      netCents: 14_900,
      jobPostId: null,
    },
    {
      kind: "clicks",
      description: "Clic: Magazziniere",
      quantity: 149,
      unitCents: 35,
      netCents: 5_215,
      jobPostId: null,
    },
  ],
  seller: {
    name: "Orbita Esempio S.r.l.",
    vat: "00743110157",
    fiscalCode: "00743110157",
    street: "Via Esempio 1",
    postalCode: "20121",
    city: "Milano",
    province: "MI",
  },
  to: {
    name: "Lanterna Software S.p.A.",
    vat: "02318470990",
    fiscalCode: null,
    street: "Calata Cattaneo 14",
    postalCode: "16128",
    city: "Genova",
    province: "GE",
    sdi: "M5UXCR1",
  },
  creditedNetCents: 0,
  ...change,
});

import { writeXml, type XmlObject } from "@orbita/document-kit/xml";
import { decimal, type Buyer, type InvoiceDocumentLine, type InvoiceDocument, type Seller } from "../document.ts";
import { latin } from "./latin.ts";

export const fatturaNamespace = "http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2";

/**
 * Whether the delivery address is a seven-character code. For a certified mailbox the code is seven zeros, and the mailbox has its
 * own element.
 */
const hasCode = (sdi: string): boolean => /^[A-Z0-9]{7}$/.test(sdi);

const seat = ({ street, postalCode, city, province, country }: Seller | Buyer): XmlObject => ({
  Indirizzo: latin(street, 60),
  CAP: postalCode,
  Comune: latin(city, 60),
  Provincia: province,
  Nazione: country,
});

const vatId = (vat: string): XmlObject => ({ IdPaese: "IT", IdCodice: vat });

const header = ({ progressive, seller, buyer }: InvoiceDocument): XmlObject => ({
  DatiTrasmissione: {
    // The tax code identifies the sender, also in the file name.
    IdTrasmittente: vatId(seller.fiscalCode),
    ProgressivoInvio: progressive,
    FormatoTrasmissione: "FPR12",
    CodiceDestinatario: hasCode(buyer.sdi) ? buyer.sdi : "0000000",
    PECDestinatario: hasCode(buyer.sdi) ? undefined : buyer.sdi,
  },
  CedentePrestatore: {
    DatiAnagrafici: {
      IdFiscaleIVA: vatId(seller.vat),
      CodiceFiscale: seller.fiscalCode,
      Anagrafica: { Denominazione: latin(seller.name, 80) },
      RegimeFiscale: seller.regime,
    },
    Sede: seat(seller),
  },
  CessionarioCommittente: {
    DatiAnagrafici: {
      IdFiscaleIVA: buyer.vat === null ? undefined : vatId(buyer.vat),
      CodiceFiscale: buyer.fiscalCode ?? undefined,
      Anagrafica: { Denominazione: latin(buyer.name, 80) },
    },
    Sede: seat(buyer),
  },
});

const rate = (percent: number): string => `${percent}.00`;

const line = (one: InvoiceDocumentLine, index: number): XmlObject => ({
  NumeroLinea: String(index + 1),
  Descrizione: latin(one.description, 1000),
  Quantita: `${one.quantity}.00`,
  UnitaMisura: one.kind === "clicks" ? "clic" : undefined,
  DataInizioPeriodo: one.startsOn ?? undefined,
  DataFinePeriodo: one.endsOn ?? undefined,
  PrezzoUnitario: decimal(one.unitCents),
  PrezzoTotale: decimal(one.netCents),
  AliquotaIVA: rate(one.vatRate),
});

const body = (document: InvoiceDocument): XmlObject => {
  const { kind, number, issuedOn, of, reason, lines, netCents, vatCents, totalCents } = document;
  const isCredit = kind === "creditNote";
  const total = decimal(totalCents);
  return {
    DatiGenerali: {
      DatiGeneraliDocumento: {
        TipoDocumento: isCredit ? "TD04" : "TD01",
        Divisa: "EUR",
        Data: issuedOn,
        Numero: number,
        ImportoTotaleDocumento: total,
        Causale: reason === null ? undefined : latin(reason, 200),
      },
      DatiFattureCollegate: of ? { IdDocumento: of.number, Data: of.issuedOn } : undefined,
    },
    DatiBeniServizi: {
      DettaglioLinee: lines.map(line),
      // All lines have the same rate, so the VAT is computed once, from the net total.
      DatiRiepilogo: {
        AliquotaIVA: rate(lines[0]?.vatRate ?? 0),
        ImponibileImporto: decimal(netCents),
        Imposta: decimal(vatCents),
        EsigibilitaIVA: "I",
      },
    },
    DatiPagamento: isCredit
      ? undefined
      : { CondizioniPagamento: "TP02", DettaglioPagamento: { ModalitaPagamento: "MP08", ImportoPagamento: total } },
  };
};

/** Writes the invoice as FatturaPA (FPR12). The same document always gives the same bytes. */
export const writeFattura = (document: InvoiceDocument): string =>
  writeXml(
    "FatturaElettronica",
    { uri: fatturaNamespace, prefix: "p" },
    { "@versione": "FPR12", FatturaElettronicaHeader: header(document), FatturaElettronicaBody: body(document) },
  );

/** The file name that SDI requires: the sender's tax code and the progressive number. */
export const fatturaName = ({ seller, progressive }: Pick<InvoiceDocument, "seller" | "progressive">): string =>
  `IT${seller.fiscalCode}_${progressive}.xml`;

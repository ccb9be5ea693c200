import { openPdf } from "@orbita/document-kit/fixtures";
import { faultsOf } from "@orbita/invoice-formats";
import { receiptFile } from "@orbita/invoice-formats/fixtures";
import { aMember, aUser } from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, problemOf, type ApiClient, type TestApi } from "../support/harness.ts";
import { aBuyer, aSponsoredPost, hands, invoicesOf, seller, spend, startBilling } from "../support/invoices-world.ts";

let api: TestApi;
let admin: ApiClient;
beforeAll(async () => {
  api = await startBilling();
  admin = await api.as((await aUser(api.db, { admin: true })).id);
});
afterAll(() => api.stop());

const issuedAt = new Date("2026-11-01T02:30:00Z");

async function aClient(spaceId: string, role: "owner" | "recruiter") {
  const { id: userId } = await aUser(api.db);
  await aMember(api.db, { spaceId, userId, role });
  return api.as(userId);
}

/** An invoice for a licence and three clicks in October, with an owner. */
async function anInvoice() {
  const space = await aBuyer(api.db, { licenceCents: 10_000 });
  const post = await aSponsoredPost(api.db, space.id, { title: "Cuoca o cuoco “di linea” 🍝" });
  await spend(api.db, post.id, "2026-10-12", [45, 45, 45]);
  await hands({ db: api.db, now: issuedAt }).run("invoices.issue", { spaceId: space.id, month: "2026-10" });
  const [invoice] = await invoicesOf(api.db, space.id);
  return { ...invoice!, owner: await aClient(space.id, "owner"), label: `${invoice!.year}/${invoice!.number}` };
}
type Invoice = Awaited<ReturnType<typeof anInvoice>>;

const download = (client: ApiClient, space: string, invoice: string, format: "pdf" | "xml" = "xml") =>
  client.invoices.download({ params: { space, invoice }, query: { format } });
const asAdmin = (id: string, format: "pdf" | "xml" = "xml") =>
  admin.adminInvoices.download({ params: { id }, query: { format } });
const textOf = async (answer: { blob: Blob } | undefined) => answer!.blob.text();
const bytesOf = async (answer: { blob: Blob } | undefined) => new Uint8Array(await answer!.blob.arrayBuffer());

const file = (content: string | Uint8Array<ArrayBuffer>, name: string) => new File([content], name);
const take = async (...files: File[]) => (await admin.adminInvoices.receipts({ body: {}, files }))!;
type SdiReceiptOptions = { root?: string; sdiId?: string; errors?: [string, string][] };
let messages = 0;
const receipt = ({ progressive }: { progressive: string }, { root, sdiId = "9001", errors }: SdiReceiptOptions = {}) =>
  receiptFile({ progressive, sdiId, sender: seller.fiscalCode, ...(root && { root }), ...(errors && { errors }) });
const receiptName = ({ progressive }: Invoice, kind: string) =>
  `IT${seller.fiscalCode}_${progressive}_${kind}_${String((messages += 1)).padStart(3, "0")}.xml`;
const rowOf = (id: string) => api.db.selectFrom("invoices").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

describe("documents of an invoice", () => {
  test("XML of an invoice → valid for SDI, with the file name that SDI requires", async () => {
    const invoice = await anInvoice();
    const answer = await download(invoice.owner, invoice.space_id, invoice.id);
    expect(answer!.filename).toBe(`IT${seller.fiscalCode}_${invoice.progressive}.xml`);
    const xml = await textOf(answer);
    expect(faultsOf(xml, invoice.issued_on)).toEqual([]);
    for (const said of [
      `<Numero>${invoice.label}</Numero>`,
      "<TipoDocumento>TD01</TipoDocumento>",
      "<Denominazione>Lanterna Software S.p.A.</Denominazione>",
      "<CodiceDestinatario>M5UXCR1</CodiceDestinatario>",
      "<Indirizzo>Via San Lorenzo 12</Indirizzo>",
      "<ImponibileImporto>101.35</ImponibileImporto>",
      "<Imposta>22.30</Imposta>",
      "<ImportoTotaleDocumento>123.65</ImportoTotaleDocumento>",
    ])
      expect(xml).toContain(said);
    expect(await textOf(await asAdmin(invoice.id))).toBe(xml);
  });

  test("PDF of an invoice → the same figures as the XML, which is attached", async () => {
    const invoice = await anInvoice();
    const answer = await download(invoice.owner, invoice.space_id, invoice.id, "pdf");
    expect(answer!.filename).toBe(`Fattura ${invoice.label.replace("/", "-")}.pdf`);
    expect(answer!.blob.type).toBe("application/pdf");
    const { text, attached } = await openPdf(await bytesOf(answer));
    const flat = text.replaceAll(/\s+/g, " ");
    for (const said of [`Fattura ${invoice.label}`, "101,35 €", "22,30 €", "123,65 €", "Addebito su carta"])
      expect(flat).toContain(said);
    expect(Object.values(attached)).toEqual([await textOf(await asAdmin(invoice.id))]);

    const paid_at = new Date("2026-11-01T23:30:00Z");
    await api.db
      .updateTable("payments")
      .set({ status: "paid", captured_cents: invoice.total_cents, paid_at })
      .where("invoice_id", "=", invoice.id)
      .execute();
    const paid = await openPdf(await bytesOf(await asAdmin(invoice.id, "pdf")));
    // The payment time is half past midnight on 2 November in Rome, which is still 1 November in UTC.
    expect(paid.text).toContain("Pagata con carta il 2 novembre 2026");
  });

  test("Space's billing data changes after an invoice was issued → the invoice's documents stay the same", async () => {
    const invoice = await anInvoice();
    const before = await textOf(await asAdmin(invoice.id));
    await api.db.updateTable("spaces").set({ legal_name: "Un’altra" }).where("id", "=", invoice.space_id).execute();
    expect(await textOf(await asAdmin(invoice.id))).toBe(before);
  });

  test("document of a credit note → refers to the credited invoice", async () => {
    const invoice = await anInvoice();
    const note = await admin.adminInvoices.credit(
      { params: { id: invoice.id }, body: { netCents: 135, reason: "Clic contati due volte" } },
      { idempotencyKey: `credit-${invoice.id}` },
    );
    const xml = await textOf(await asAdmin(note!.id));
    for (const said of [
      "TD04",
      `<IdDocumento>${invoice.label}</IdDocumento>`,
      "<Causale>Clic contati due volte</Causale>",
    ])
      expect(xml).toContain(said);
    expect((await asAdmin(note!.id, "pdf"))!.filename).toMatch(/^Nota di credito \d+-\d+\.pdf$/);
  });

  test("download of a Space's invoices → owners: allowed; other members and other Spaces: refused", async () => {
    const invoice = await anInvoice();
    const other = await anInvoice();
    const recruiter = await aClient(invoice.space_id, "recruiter");
    expect(await codeOf(download(recruiter, invoice.space_id, invoice.id))).toBe("access.denied");
    expect(await codeOf(download(other.owner, invoice.space_id, invoice.id))).toBe("access.denied");
    expect(await codeOf(download(other.owner, other.space_id, invoice.id))).toBe("invoice.notFound");
    expect(await codeOf(invoice.owner.adminInvoices.download({ params: { id: invoice.id }, query: {} }))).toBe(
      "access.denied",
    );
  });

  test("issued invoice whose XML the SDI exchange would reject → not offered for download", async () => {
    const invoice = await anInvoice();
    const buyer = { ...(invoice.buyer as object), fiscalCode: "02318470991" };
    await api.db
      .updateTable("invoices")
      .set({ buyer: JSON.stringify(buyer) })
      .where("id", "=", invoice.id)
      .execute();
    for (const format of ["xml", "pdf"] as const)
      expect((await problemOf(asAdmin(invoice.id, format)))?.status).toBe(500);
  });

  test("invoice that the SDI exchange would reject → not issued, and no invoice number is used", async () => {
    const space = await aBuyer(api.db, { licenceCents: 10_000 });
    const last = async () =>
      (await sql<{ last: number }>`select last from invoice_numbers`.execute(api.db)).rows[0]?.last;
    const before = await last();
    const wrong = { ...seller, fiscalCode: "00743110158" };
    const worker = hands({ db: api.db, now: issuedAt, seller: wrong });
    await expect(worker.run("invoices.issue", { spaceId: space.id, month: "2026-10" })).rejects.toThrow("00300");
    expect(await invoicesOf(api.db, space.id)).toEqual([]);
    expect(await last()).toBe(before);
  });
});

describe("receipts of the SDI exchange for electronic invoices", () => {
  test.each([
    ["RicevutaConsegna", "RC", "delivered"],
    ["RicevutaImpossibilitaRecapito", "MC", "notDelivered"],
    ["AttestazioneTrasmissioneFattura", "AT", "notDelivered"],
    ["NotificaDecorrenzaTermini", "DT", "delivered"],
  ])("SDI receipt %s → sets the invoice's state, and is stored", async (root, kind, sdi) => {
    const invoice = await anInvoice();
    const name = receiptName(invoice, kind);
    expect(await take(file(receipt(invoice, { root }), name))).toEqual([
      { file: name, invoice: invoice.label, sdi, problem: null },
    ]);
    expect(await rowOf(invoice.id)).toMatchObject({ sdi, sdi_id: "9001" });
    const kept = await api.db.selectFrom("sdi_receipts").selectAll().where("invoice_id", "=", invoice.id).execute();
    expect(kept).toMatchObject([{ kind, file_name: name, said_at: new Date("2026-12-02T09:30:00Z") }]);
    const history = (await admin.adminInvoices.history({ params: { id: invoice.id } }))!;
    expect(history.at(-1)).toMatchObject({ why: `SDI: ${kind}` });
  });

  test("SDI rejects an invoice → its reason is shown, and the invoice can be reissued with the Space's current data", async () => {
    const invoice = await anInvoice();
    const reissue = () => admin.adminInvoices.reissue({ params: { id: invoice.id } });
    expect(await codeOf(reissue())).toBe("invoice.notRejected");
    const rejection = receipt(invoice, { root: "RicevutaScarto", errors: [["00306", "CodiceFiscale non valido"]] });
    await take(file(rejection, receiptName(invoice, "NS")));
    expect(await admin.adminInvoices.read({ params: { id: invoice.id } })).toMatchObject({
      sdi: "rejected",
      sdiId: "9001",
      sdiNote: "00306 CodiceFiscale non valido",
    });

    await api.db.updateTable("spaces").set({ fiscal_code: null }).where("id", "=", invoice.space_id).execute();
    expect(await problemOf(reissue())).toMatchObject({
      code: "invoice.blocked",
      params: { reasons: "taxNumberMissing" },
    });
    const now = {
      fiscal_code: "12345670017",
      legal_name: "Lanterna Nuova S.r.l.",
      sdi: "fatture@pec.lanterna.example",
    };
    await api.db.updateTable("spaces").set(now).where("id", "=", invoice.space_id).execute();
    const anew = (await reissue())!;
    expect(anew).toMatchObject({
      number: invoice.label,
      issuedOn: invoice.issued_on,
      sdi: "toSend",
      sdiId: null,
      sdiNote: null,
      reissued: true,
      buyer: "Lanterna Nuova S.r.l.",
    });
    expect(anew.progressive).not.toBe(invoice.progressive);
    const xml = await textOf(await asAdmin(invoice.id));
    expect(xml).toContain("<PECDestinatario>fatture@pec.lanterna.example</PECDestinatario>");
    expect(xml).toContain(`<ProgressivoInvio>${anew.progressive}</ProgressivoInvio>`);
    expect(await codeOf(reissue())).toBe("invoice.notRejected");

    // Late receipts for the earlier file do not apply to the reissued file.
    expect(await take(file(rejection, "di-nuovo.xml"))).toMatchObject([
      { invoice: invoice.label, problem: "alreadyTaken" },
    ]);
    expect(await take(file(receipt(invoice), receiptName(invoice, "RC")))).toMatchObject([
      { problem: "unknownInvoice" },
    ]);
    expect(await rowOf(invoice.id)).toMatchObject({ sdi: "toSend" });
    expect(await take(file(receipt(anew, { sdiId: "9002" }), "rc.xml"))).toMatchObject([{ sdi: "delivered" }]);
  });

  test("one SDI receipt several times, also concurrently → processed once", async () => {
    const invoice = await anInvoice();
    const name = receiptName(invoice, "RC");
    const outcomes = await Promise.all([1, 2, 3].map(() => take(file(receipt(invoice), name))));
    expect(outcomes.flat().filter(({ problem }) => problem === null)).toHaveLength(1);
    expect(outcomes.flat().filter(({ problem }) => problem === "alreadyTaken")).toHaveLength(2);
    expect(await take(file(receipt(invoice), "altro nome.xml"))).toMatchObject([
      { invoice: invoice.label, problem: "alreadyTaken" },
    ]);
  });

  test("SDI receipts in the wrong order → the invoice remains delivered", async () => {
    const invoice = await anInvoice();
    const undelivered = receipt(invoice, { root: "RicevutaImpossibilitaRecapito" });
    expect(
      await take(file(receipt(invoice), receiptName(invoice, "RC")), file(undelivered, receiptName(invoice, "MC"))),
    ).toMatchObject([{ sdi: "delivered" }, { sdi: "delivered", problem: null }]);
  });

  test("upload of several SDI receipts → one result each: no receipt, unknown invoice, wrong transmission or sender", async () => {
    const [invoice, taken] = [await anInvoice(), await anInvoice()];
    await take(file(receipt(taken, { root: "RicevutaImpossibilitaRecapito" }), receiptName(taken, "MC")));
    const hostile = receipt(invoice)
      .replace("?>", '?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>')
      .replace("9001", "&b;");
    const outcomes = await take(
      file("Buongiorno", "ciao.txt"),
      file(hostile, "entita.xml"),
      file(receipt({ progressive: "ZZZZZ" }), "ignota.xml"),
      file(receiptFile({ progressive: invoice.progressive, sdiId: "1", sender: "12345670017" }), "altrui.xml"),
      file(receipt(taken, { sdiId: "9009" }), "altra-trasmissione.xml"),
      file(receipt(invoice, { sdiId: "77" }), "buona.xml"),
    );
    expect(outcomes.map(({ file: name, problem }) => [name, problem])).toEqual([
      ["ciao.txt", "notAReceipt"],
      ["entita.xml", "notAReceipt"],
      ["ignota.xml", "unknownInvoice"],
      ["altrui.xml", "unknownInvoice"],
      ["altra-trasmissione.xml", "unknownInvoice"],
      ["buona.xml", null],
    ]);
    expect(await rowOf(taken.id)).toMatchObject({ sdi: "notDelivered" });
  });

  test("upload of a file larger than an SDI receipt may be → refused", async () => {
    const large = `<a>${"x".repeat(256 * 1024)}</a>`;
    expect(await codeOf(take(file(large, "grande.xml")))).toBe("file.tooLarge");
  });
});

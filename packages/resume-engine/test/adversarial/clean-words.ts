import type { CleanDocument } from "./clean-looks.ts";
import { inventCv, type Cv, type CvLanguage } from "./cv.ts";
import { emptyWord, paragraph, printWord, run, wordCv, type WordCv } from "./write-docx.ts";

type CleanWordVariant = { name: string; add: (made: WordCv, cv: Cv) => void };

const shaded = (fill: string) => `<w:shd w:val="clear" w:color="auto" w:fill="${fill}"/>`;
const cell = (inner: string, about = "") =>
  `<w:tc><w:tcPr><w:tcW w:w="3000" w:type="dxa"/>${about}</w:tcPr>${inner}</w:tc>`;
const table = (cells: string) => `<w:tbl><w:tblPr/><w:tblGrid/><w:tr>${cells}</w:tr></w:tbl>`;

const last = (made: WordCv, text: string, about: string, of = "") => {
  made.word.body.push(paragraph(run(text, about), of));
  made.written.push(text);
};

const cleanWords: CleanWordVariant[] = [
  { name: "without any special style", add: () => {} },
  { name: "grey text", add: (made) => last(made, "Torino, 4 maggio 2026", '<w:color w:val="A6A6A6"/>') },
  {
    name: "text of 6 points",
    add: (made) => last(made, "Dati trattati secondo il Regolamento UE 2016/679", '<w:sz w:val="12"/>'),
  },
  {
    name: "white text with dark shading of the run",
    add: (made) => last(made, "Patente B", `<w:color w:val="FFFFFF"/>${shaded("1F3355")}`),
  },
  {
    name: "white text with dark shading of the paragraph",
    add: (made) => last(made, "Disponibile da subito", '<w:color w:val="FFFFFF"/>', shaded("1F3355")),
  },
  {
    name: "white text in a dark cell",
    add: (made) => {
      made.word.body.push(
        table(
          cell(paragraph(run("Referenze", '<w:color w:val="FFFFFF"/>')), shaded("2E4A62")) +
            cell(paragraph(run("Su richiesta"))),
        ),
        paragraph(""),
      );
      made.written.push("Referenze", "Su richiesta");
    },
  },
  {
    name: "white text highlighted in blue",
    add: (made) => last(made, "Automunita", '<w:color w:val="FFFFFF"/><w:highlight w:val="darkBlue"/>'),
  },
  {
    name: "text with the property vanish switched off",
    add: (made) => last(made, "Categoria protetta: no", '<w:vanish w:val="0"/>'),
  },
  {
    name: "a visible text box",
    add: (made) => {
      const box = `<w:r><w:pict><v:shape style="position:absolute;width:200pt;height:30pt"><v:textbox><w:txbxContent>${paragraph(run("Portfolio su richiesta"))}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`;
      made.word.body.push(paragraph(box));
      made.written.push("Portfolio su richiesta");
    },
  },
  { name: "text highlighted in yellow", add: (made) => last(made, "Trasferte: sì", '<w:highlight w:val="yellow"/>') },
  { name: "narrow letters", add: (made) => last(made, "Hobby: scacchi e nuoto", '<w:w w:val="80"/>') },
  {
    name: "a table row of a fixed height",
    add: (made) => {
      const height = '<w:trPr><w:trHeight w:val="340" w:hRule="exact"/></w:trPr>';
      made.word.body.push(table(`${height}${cell(paragraph(run("Preavviso di 30 giorni")))}`), paragraph(""));
      made.written.push("Preavviso di 30 giorni");
    },
  },
  {
    name: "a text box that is anchored to the page",
    add: (made) => {
      const offset = (axis: string, by: number) =>
        `<wp:position${axis} relativeFrom="page"><wp:posOffset>${by}</wp:posOffset></wp:position${axis}>`;
      const text = paragraph(run("Telefonare dopo le 18"));
      made.word.body.push(
        paragraph(
          `<w:r><w:drawing><wp:anchor>${offset("H", 5_000_000)}${offset("V", 9_000_000)}<wp:extent cx="1500000" cy="300000"/><wp:docPr id="3" name="Box"/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:txbx><w:txbxContent>${text}</w:txbxContent></wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></w:r>`,
        ),
      );
      made.written.push("Telefonare dopo le 18");
    },
  },
  {
    name: "the whole CV in a table",
    add: (made) => {
      const all = made.word.body.join("");
      made.word.body = [...emptyWord().body, table(cell(all)), paragraph("")];
    },
  },
];

const languages: CvLanguage[] = ["it", "en"];

export const cleanWordFiles: CleanDocument[] = cleanWords.flatMap(({ name, add }, index) =>
  languages.map((language) => {
    const cv = inventCv(3_000 + index * 2 + (language === "it" ? 0 : 1), language);
    const made = wordCv(cv);
    add(made, cv);
    return {
      name: `Word, ${language}: ${name}`,
      kind: "docx" as const,
      written: made.written,
      bytes: () => printWord(made.word),
    };
  }),
);

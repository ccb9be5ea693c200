import type { Browser } from "@playwright/test";
import type { UploadFile } from "./files.ts";

/** Prints the HTML to a PDF with the journey's browser. */
async function printed(browser: Browser, html: string): Promise<Buffer> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.setContent(html);
    return await page.pdf({ format: "A4", margin: { top: "18mm", bottom: "18mm", left: "19mm", right: "19mm" } });
  } finally {
    await context.close();
  }
}

const style = `body{font:10.5pt/1.5 Georgia,serif;color:#262420;margin:0}h1{font-size:21pt;font-weight:500;margin:0}
h2{font:600 9pt/1.4 sans-serif;color:#645f55;border-bottom:1px solid #ccc;margin:14pt 0 5pt;padding-bottom:3pt}p{margin:0}
.two{display:flex;justify-content:space-between}ul{margin:0;padding-left:14pt}`;

type CvContent = {
  /** The title of the second job in the CV. */
  role?: string;
  english?: string;
  /** White text on a white background, at the end of the CV. */
  hidden?: string;
};

const cv = ({ role = "Programmatrice Java", english = "C1", hidden }: CvContent) => `<!doctype html><html lang="it">
<meta charset="utf-8"><title>Giulia Ferraris</title><style>${style}</style>
<h1>Giulia Ferraris</h1><p>Genova · giulia.ferraris@posta.example · +39 347 555 0142</p>
<h2>Profilo</h2><p>Progetto e mantengo servizi backend per la logistica portuale. Nove anni di Java, gli ultimi cinque su
sistemi che non si possono fermare.</p>
<h2>Esperienza</h2>
<p class="two"><span><b>Sviluppatrice backend</b>, Portolano S.p.A., Genova</span><span>mar 2021 – oggi</span></p>
<ul><li>Sviluppo servizi in Java 21 e Spring Boot per 14 terminal portuali.</li>
<li>Portato il tempo di risposta delle prenotazioni da 900 a 140 ms.</li></ul>
<p class="two"><span><b>${role}</b>, Studio Levante S.r.l., Savona</span><span>set 2017 – feb 2021</span></p>
<ul><li>Gestionale per autotrasportatori: fatturazione elettronica, tachigrafi, 230 clienti.</li></ul>
<h2>Istruzione</h2>
<p class="two"><span>Laurea magistrale in Ingegneria informatica, 108/110</span><span>2014 – 2017</span></p>
<p>Università degli Studi di Genova</p>
<h2>Competenze</h2><p>Java 21, Spring Boot, PostgreSQL, Docker Compose, Git, Linux</p>
<h2>Lingue</h2><p>Italiano (madrelingua) · Inglese ${english}</p>
<h2>Altro</h2><p>Volontaria nella Pubblica Assistenza di Nervi, turni del sabato.</p><p>cat. protette: no</p>
${hidden ? `<p style="color:#fff;font-size:6pt">${hidden}</p>` : ""}</html>`;

const named = (name: string, buffer: Buffer): UploadFile => ({ name, mimeType: "application/pdf", buffer });

/** The CV of the demo user Giulia as a PDF, as in the design mock-up. */
export const aCv = async (
  browser: Browser,
  words: CvContent = {},
  name = "ferraris_cv_2026.pdf",
): Promise<UploadFile> => named(name, await printed(browser, cv(words)));

/** A PDF with an empty page. */
export const anEmptyPage = async (browser: Browser): Promise<UploadFile> =>
  named("vuoto.pdf", await printed(browser, "<p></p>"));

/** Escapes `<` and other special characters for HTML. */
const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const html = (head: string, body = "") =>
  `<!doctype html><html lang="it"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;
const og = (facts: Record<string, string>) =>
  Object.entries(facts)
    .map(([name, value]) => `<meta property="og:${name}" content="${escape(value)}">`)
    .join("");

/** Hostile texts that a page may contain for its link preview. */
export const hostileTexts = [
  "<script>alert(1)</script>",
  '<img src=x onerror="alert(1)">',
  '"><svg onload=alert(1)>',
  "javascript:alert(1)",
  "<b>grassetto</b> & altro",
  "\u202eorbita\u202c \u0000\u0007 fine",
  "{{constructor.constructor('alert(1)')()}}",
] as const;

/** HTML pages by path. */
export const pages: Readonly<Record<string, string>> = {
  "/article": html(
    `<title>Titolo della scheda | Il Giornale del Porto</title>${og({
      title: "Il porto cerca trecento saldatori",
      description: "Da gennaio i cantieri di Genova assumono: ecco come   candidarsi.\n",
      site_name: "Il Giornale del Porto",
      image: "/pictures/wide.png",
    })}`,
    "<h1>Il porto cerca trecento saldatori</h1>",
  ),
  "/plain": html('<title>Solo un titolo</title><meta name="description" content="E una descrizione.">'),
  "/none": html("", "<p>Niente da dire.</p>"),
  "/twitter": html(
    '<meta name="twitter:title" content="Detto a X"><meta name="twitter:description" content="Anche questo"><meta name="twitter:image" content="pictures/square.png">',
  ),
  "/company": html(
    `<title>Home - Falegnameria Rossi</title><meta name="description" content="Mobili su misura dal 1962.">
<link rel="icon" href="/favicon.ico"><link rel="apple-touch-icon" sizes="180x180" href="/pictures/square.png">
<script type="application/ld+json">${JSON.stringify({
      "@context": "https://schema.org",
      "@graph": [
        { "@type": "WebSite", name: "Falegnameria Rossi, il sito" },
        {
          "@type": ["Organization", "LocalBusiness"],
          name: "Falegnameria Rossi",
          description: "Mobili su misura e restauri, dal 1962 a Recco.",
          logo: { "@type": "ImageObject", url: "/pictures/logo.png" },
        },
      ],
    })}</script><script type="application/ld+json">{ this is not json </script>`,
  ),
  "/company-plain": html(
    '<title>Officine Bianchi: lavorazioni meccaniche</title><link rel="apple-touch-icon" href="/pictures/square.png">',
  ),
  "/broken-picture": html(og({ title: "Con una figura rotta", image: "/pictures/not-a-picture" })),
  "/bomb-picture": html(og({ title: "Con una figura enorme", image: "/pictures/bomb.png" })),
  "/refresh": html('<meta http-equiv="refresh" content="0; url=http://127.0.0.2/"><title>Altrove</title>'),
  "/entities": html("<title>Caff&egrave; &amp; c&#111;rnetti &lt;3</title>"),
  ...Object.fromEntries(
    hostileTexts.map((text, index) => [
      `/hostile/${index}`,
      html(og({ title: `Prima ${text}`, description: `Poi ${text}`, site_name: `Sito ${text}` })),
    ]),
  ),
};

/** A page in ISO-8859-1, like old websites. It declares its charset in the document, not in the header. */
export const latinPage = Buffer.from(
  '<html><head><meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1"><title>Perché no: città</title></head></html>',
  "latin1",
);

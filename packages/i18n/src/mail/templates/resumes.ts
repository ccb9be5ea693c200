import type { TemplateSet } from "../texts.ts";
import { footLinks, type FooterParams } from "./foot.ts";

/** The mail after an uploaded document was read. `unplaced` is empty if all text of the document was assigned to a field. */
export type ResumeMailParams = { resumeReady: FooterParams & { fields: string; unplaced: string; link: string } };

export const resumeMails: TemplateSet<ResumeMailParams> = {
  resumeReady: {
    it: {
      ...footLinks("it"),
      subject: "Il tuo CV è pronto: puoi controllarlo",
      preview: "{fields, plural, one {Abbiamo trovato # campo} other {Abbiamo trovato # campi}} nel documento.",
      title: "Il tuo CV è pronto: puoi controllarlo",
      paragraphs: [
        "Abbiamo letto il tuo documento e compilato {fields, plural, one {# campo} other {# campi}} del CV. Accanto a ogni campo trovi il punto del documento da cui proviene.",
        {
          where: "unplaced",
          words:
            "{unplaced, plural, one {Di # frammento non abbiamo capito la posizione: decidi tu se e dove inserirlo.} other {Di # frammenti non abbiamo capito la posizione: decidi tu se e dove inserirli.}}",
        },
        "Il tuo profilo non cambia finché non confermi.",
      ],
      button: { label: "Controlla CV", href: "{link}" },
      reason: "Ricevi questa email perché hai caricato un documento.",
    },
    en: {
      ...footLinks("en"),
      subject: "Your CV is ready to review",
      preview: "We found {fields, plural, one {# field} other {# fields}} in your document.",
      title: "Your CV is ready to review",
      paragraphs: [
        "We’ve read your document and filled in {fields, plural, one {# field} other {# fields}} of your CV. Next to each one you’ll see the part of the document it comes from.",
        {
          where: "unplaced",
          words:
            "{unplaced, plural, one {We couldn’t place # fragment: you decide whether and where to add it.} other {We couldn’t place # fragments: you decide whether and where to add them.}}",
        },
        "Your profile won’t change until you confirm.",
      ],
      button: { label: "Review CV", href: "{link}" },
      reason: "You’re getting this email because you uploaded a document.",
    },
  },
};

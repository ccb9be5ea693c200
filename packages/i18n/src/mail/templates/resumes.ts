import type { TemplatesOf } from "../texts.ts";
import { footLinks, type Foot } from "./foot.ts";

/** An uploaded document was read. `unplaced` is empty if all its text was placed. */
export type ResumeMails = { resumeReady: Foot & { fields: string; unplaced: string; link: string } };

export const resumeMails: TemplatesOf<ResumeMails> = {
  resumeReady: {
    it: {
      ...footLinks("it"),
      subject: "Il tuo CV è pronto da rivedere",
      preview: "Niente entra nel profilo finché non lo confermi.",
      title: "Il tuo CV è pronto da rivedere",
      paragraphs: [
        "Campi trovati nel documento: {fields}. Ognuno ha accanto il punto da cui viene.",
        { where: "unplaced", words: "Frammenti senza un posto: {unplaced}. Decidi tu dove vanno, se vanno." },
        "Niente entra nel profilo finché non lo confermi.",
      ],
      button: { label: "Rivedi il CV", href: "{link}" },
      reason: "Arriva perché hai caricato un documento.",
    },
    en: {
      ...footLinks("en"),
      subject: "Your CV is ready to review",
      preview: "Nothing goes into your profile until you confirm it.",
      title: "Your CV is ready to review",
      paragraphs: [
        "Fields found in the document: {fields}. Each has beside it the place that it comes from.",
        { where: "unplaced", words: "Fragments without a place: {unplaced}. You decide where they go, if anywhere." },
        "Nothing goes into your profile until you confirm it.",
      ],
      button: { label: "Review your CV", href: "{link}" },
      reason: "You receive this because you uploaded a document.",
    },
  },
};

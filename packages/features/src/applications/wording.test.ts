import { rejectionText } from "@orbita/i18n";
import { rejectionReason } from "@orbita/contract";
import { describe, expect, test } from "vitest";
import { unlawfulWords } from "./wording.ts";

const found = (text: string, language: "it" | "en" = "it") =>
  unlawfulWords({ it: null, en: null, [language]: text }).map(({ quote }) => quote);

describe("rejection texts with unlawful criteria", () => {
  test.each([
    "Sei troppo giovane per questo ruolo.",
    "Cercavamo una persona più giovane.",
    "Per la tua età non è il ruolo giusto.",
    "Aspetti un figlio, e ci serve continuità.",
    "Hai due figli e qui si lavora la sera.",
    "A causa della tua gravidanza non possiamo proseguire.",
    "Sei incinta.",
    "Cercavamo un uomo.",
    "Abbiamo scelto un ragazzo.",
    "Non assumiamo stranieri.",
    "La tua nazionalità è un ostacolo.",
    "Hai una disabilità che non si concilia col lavoro.",
    "Sei iscritta al sindacato.",
    "La tua religione ti impedisce di lavorare il sabato.",
    "Il tuo accento non va bene al telefono.",
  ])("unlawful Italian rejection → refused: %s", (text) => expect(found(text)).not.toEqual([]));

  test.each([
    "You are too old for this team.",
    "Because of your age we chose somebody else.",
    "You are pregnant, so this is not the moment.",
    "We were looking for a man.",
    "Your religion does not fit our shifts.",
    "Your disability is a problem for us.",
    "We do not hire foreigners.",
  ])("unlawful English rejection → refused: %s", (text) => expect(found(text, "en")).not.toEqual([]));

  test("unlawful words in a rejection → quoted, with the language of their text", () => {
    expect(unlawfulWords({ it: "Grazie.", en: "You are too old." })).toEqual([{ language: "en", quote: "too old" }]);
  });
});

describe("lawful rejection texts", () => {
  test.each([
    "Ciao Amir, per questo ruolo andiamo avanti con altre persone. Il motivo è che il ruolo richiede Kubernetes in produzione.",
    "Ci serve chi abbia almeno cinque anni di esperienza con Java.",
    "Lavoriamo nel settore della salute, e ci serve chi lo conosca.",
    "Grazie del tempo che ci hai dato. Il tuo lavoro sui tempi di risposta ci è piaciuto.",
    "Cercavamo una persona con più pratica di code a messaggi.",
    "L’azienda è cresciuta molto, e il posto non c’è più.",
  ])("lawful Italian rejection → accepted: %s", (text) => expect(found(text)).toEqual([]));

  test.each([
    "Hi, we’ve decided to move forward with other candidates for this role. The reason is that the role requires English C1.",
    "We need somebody with more years of Java in production.",
    "Your lines on PostgreSQL are good, and you're close to what we need.",
  ])("lawful English rejection → accepted: %s", (text) => expect(found(text, "en")).toEqual([]));

  test("default rejection texts → lawful for every reason", () => {
    const requirement = {
      kind: "skill" as const,
      id: "k8s",
      label: { it: "Kubernetes", en: "Kubernetes" },
      mandatory: true,
      minYears: 3,
      level: null,
      field: null,
    };
    for (const reason of rejectionReason.options)
      for (const requirements of [[], [requirement]]) {
        const refused = { reason, name: "Amir", requirements, liked: requirement };
        const words = { it: rejectionText(refused, "it"), en: rejectionText(refused, "en") };
        expect([reason, unlawfulWords(words)]).toEqual([reason, []]);
      }
  });
});

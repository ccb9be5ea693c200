/** When something happened, in the reader's language and time zone, and on which device. `device` is empty if it is unknown. */
export type EventParams = { when: string; device: string };

const securityPage = "{webOrigin}/settings/security";

/** Parts of every mail about the security of an account. The button leads to the page with the devices and the password. */
export const security = {
  it: {
    facts: { where: "device", words: "Quando: {when}\nDispositivo: {device}" },
    known: "Se riconosci questa attività, non devi fare niente.",
    foot: {
      button: { label: "Non ero io", href: securityPage },
      small: [
        "Se non riconosci questa attività, disconnetti gli altri dispositivi e cambia la password. Poi scrivici.",
      ],
      reason:
        "Ricevi questa email perché riguarda la sicurezza del tuo account {product}. Non puoi disattivare le email di sicurezza.",
    },
  },
  en: {
    facts: { where: "device", words: "When: {when}\nDevice: {device}" },
    known: "If you recognise this activity, you don’t need to do anything.",
    foot: {
      button: { label: "This wasn’t me", href: securityPage },
      small: [
        "If you don’t recognise this activity, sign out your other devices and change your password. Then write to us.",
      ],
      reason:
        "You’re getting this email because it’s about the security of your {product} account. You can’t turn off security emails.",
    },
  },
};

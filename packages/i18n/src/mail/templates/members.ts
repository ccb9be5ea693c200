import { spaceLimits } from "@orbita/contract";
import type { TemplateSet } from "../texts.ts";

type SpaceParams = { space: string; name: string; link: string };
/** Mails about invitations, role changes, removals and join requests of a Space. */
export type MemberMailParams = {
  invitation: SpaceParams & { role: string; day: string };
  memberRoleChanged: SpaceParams & { role: string };
  memberRemoved: SpaceParams & { role: string };
  joinRequest: SpaceParams & { address: string };
};

const it = { reason: "Ricevi questa email perché fai parte di uno Space su {product}, o ne hai fatto parte." };
const en = { reason: "You’re getting this email because you’re a member of a Space on {product}, or used to be." };
const { invitationDays } = spaceLimits;

export const memberMails: TemplateSet<MemberMailParams> = {
  invitation: {
    it: {
      sender: "{space}",
      subject: "{name} ti invita nello Space {space}",
      preview: "Il tuo ruolo: {role}. L’invito vale fino al {day}.",
      title: "{name} ti invita nello Space {space}",
      paragraphs: [
        "{name} ti invita a far parte di {space} su {product}, per cercare personale e seguire le candidature.",
        "Il tuo ruolo sarà: {role}",
        "Apri l’invito e crea un account con questo indirizzo. Se ce l’hai già, accedi.",
      ],
      button: { label: "Apri invito", href: "{link}" },
      small: [
        `L’invito vale ${invitationDays} giorni, fino al {day}, e solo per questo indirizzo.`,
        "Se non conosci chi ti invita, ignora questa email: non succederà niente.",
      ],
      reason: "Ricevi questa email perché una persona ha invitato questo indirizzo in uno Space su {product}.",
    },
    en: {
      sender: "{space}",
      subject: "{name} invited you to the Space {space}",
      preview: "Your role: {role}. The invitation is valid until {day}.",
      title: "{name} invited you to the Space {space}",
      paragraphs: [
        "{name} invited you to join {space} on {product}, to hire people and manage applications.",
        "Your role will be: {role}",
        "Open the invitation and create an account with this address. If you already have one, sign in.",
      ],
      button: { label: "Open invitation", href: "{link}" },
      small: [
        `The invitation is valid for ${invitationDays} days, until {day}, and for this address only.`,
        "If you don’t know the person who invited you, ignore this email: nothing will happen.",
      ],
      reason: "You’re getting this email because someone invited this address to a Space on {product}.",
    },
  },
  memberRoleChanged: {
    it: {
      ...it,
      subject: "{space}: ora il tuo ruolo è {role}",
      preview: "{name} ha fatto la modifica, che vale da subito.",
      title: "Il tuo ruolo è cambiato",
      paragraphs: ["{name} ha cambiato il tuo ruolo in {space}: ora è “{role}”. La modifica vale da subito."],
      button: { label: "Apri Space", href: "{link}" },
    },
    en: {
      ...en,
      subject: "{space}: your role is now {role}",
      preview: "{name} made the change, and it applies right away.",
      title: "Your role has changed",
      paragraphs: ["{name} changed your role in {space} to “{role}”. The change applies right away."],
      button: { label: "Open Space", href: "{link}" },
    },
  },
  memberRemoved: {
    it: {
      ...it,
      subject: "Non fai più parte dello Space {space}",
      preview: "{name} ha rimosso il tuo accesso. Il tuo account resta com’è.",
      title: "Non fai più parte dello Space {space}",
      paragraphs: [
        "{name} ha rimosso il tuo accesso allo Space {space} e non puoi più aprirlo.",
        "Il tuo account e il tuo profilo restano come sono. Quello che hai fatto nello Space resta allo Space.",
      ],
      button: { label: "Apri {product}", href: "{link}" },
    },
    en: {
      ...en,
      subject: "You’re no longer a member of {space}",
      preview: "{name} removed your access. Your account stays as it is.",
      title: "You’re no longer a member of {space}",
      paragraphs: [
        "{name} removed your access to the Space {space}, so you can no longer open it.",
        "Your account and profile stay as they are. The work you did in the Space stays with the Space.",
      ],
      button: { label: "Open {product}", href: "{link}" },
    },
  },
  joinRequest: {
    it: {
      subject: "{name} chiede di far parte di {space}",
      preview: "Se conosci questa persona, puoi aggiungerla ai membri.",
      title: "{name} chiede di far parte di {space}",
      paragraphs: [
        "{name} ({address}) ha chiesto di diventare membro dello Space {space} su {product}.",
        "Se conosci questa persona, aggiungila ai membri con questo indirizzo. Altrimenti ignora la richiesta: nessuno può diventare membro senza la tua approvazione.",
      ],
      button: { label: "Apri membri", href: "{link}" },
      reason: "Ricevi questa email perché sei responsabile di questo Space.",
    },
    en: {
      subject: "{name} asked to join {space}",
      preview: "If you know this person, you can add them to the members.",
      title: "{name} asked to join {space}",
      paragraphs: [
        "{name} ({address}) asked to become a member of the Space {space} on {product}.",
        "If you know this person, add them to the members with this address. Otherwise ignore the request: no one can become a member without your approval.",
      ],
      button: { label: "Open members", href: "{link}" },
      reason: "You’re getting this email because you’re an owner of this Space.",
    },
  },
};

import { productName, spaceLimits } from "@orbita/contract";
import type { TemplatesOf } from "../texts.ts";

type InSpace = { space: string; name: string; link: string };
/** Mails about invitations, role changes, removals and join requests of a Space. */
export type MemberMails = {
  invitation: InSpace & { role: string; day: string };
  memberRoleChanged: InSpace & { role: string };
  memberRemoved: InSpace & { role: string };
  joinRequest: InSpace & { address: string };
};

const it = { reason: `Arriva perché fai parte di uno Space su ${productName}, o ne hai fatto parte.` };
const en = { reason: `You receive this because you are, or were, a member of a Space on ${productName}.` };
const { invitationDays } = spaceLimits;

export const memberMails: TemplatesOf<MemberMails> = {
  invitation: {
    it: {
      subject: "{name} ti invita nello Space {space}",
      preview: "Apri il link, crea un profilo o accedi, e ti trovi dentro. Vale fino al {day}.",
      title: "{name} ti invita nello Space {space}",
      paragraphs: [
        `{space} usa ${productName} per cercare persone e seguire le candidature. Il tuo ruolo sarà: {role}.`,
        `Apri l’invito, crea un profilo con questo indirizzo (o accedi, se ce l’hai già) e ti trovi dentro lo Space.`,
      ],
      button: { label: "Apri l’invito", href: "{link}" },
      small: [
        `L’invito vale ${invitationDays} giorni, fino al {day}. È per questo indirizzo soltanto.`,
        "Se non conosci chi ti invita, ignora questa mail: senza di te non succede nulla.",
      ],
      reason: `Arriva perché qualcuno ha invitato questo indirizzo in uno Space su ${productName}.`,
    },
    en: {
      subject: "{name} invites you to the Space {space}",
      preview: "Open the link, create a profile or sign in, and you are in. It is good until {day}.",
      title: "{name} invites you to the Space {space}",
      paragraphs: [
        `{space} uses ${productName} to find people and to follow their applications. Your role will be: {role}.`,
        "Open the invitation, create a profile with this address (or sign in, if you have one) and you are in the Space.",
      ],
      button: { label: "Open the invitation", href: "{link}" },
      small: [
        `The invitation is good for ${invitationDays} days, until {day}, and for this address only.`,
        "If you do not know who invites you, ignore this mail: nothing happens without you.",
      ],
      reason: `You receive this because somebody invited this address to a Space on ${productName}.`,
    },
  },
  memberRoleChanged: {
    it: {
      ...it,
      subject: "Il tuo ruolo in {space} è cambiato",
      preview: "Ora è: {role}. Vale da subito.",
      title: "Il tuo ruolo in {space} è cambiato",
      paragraphs: ["{name} ha cambiato il tuo ruolo nello Space {space}. Ora è: {role}. Vale da subito."],
      button: { label: "Apri lo Space", href: "{link}" },
    },
    en: {
      ...en,
      subject: "Your role in {space} has changed",
      preview: "It is now: {role}. It counts at once.",
      title: "Your role in {space} has changed",
      paragraphs: ["{name} changed your role in the Space {space}. It is now: {role}. It counts at once."],
      button: { label: "Open the Space", href: "{link}" },
    },
  },
  memberRemoved: {
    it: {
      ...it,
      subject: "Non fai più parte dello Space {space}",
      preview: "{name} ti ha tolto l’accesso. Il tuo profilo resta com’è.",
      title: "Non fai più parte dello Space {space}",
      paragraphs: [
        "{name} ti ha tolto l’accesso allo Space {space}. Il tuo profilo resta com’è: quello che hai fatto nello Space resta allo Space.",
      ],
      button: { label: `Apri ${productName}`, href: "{link}" },
    },
    en: {
      ...en,
      subject: "You are no longer in the Space {space}",
      preview: "{name} ended your access. Your profile stays as it is.",
      title: "You are no longer in the Space {space}",
      paragraphs: [
        "{name} ended your access to the Space {space}. Your profile stays as it is: what you did in the Space stays with the Space.",
      ],
      button: { label: `Open ${productName}`, href: "{link}" },
    },
  },
  joinRequest: {
    it: {
      subject: "{name} chiede di entrare in {space}",
      preview: "Se conosci questa persona, aggiungila ai membri con il suo indirizzo.",
      title: "{name} chiede di entrare in {space}",
      paragraphs: [
        "{name} ({address}) chiede di far parte dello Space {space}.",
        "Se conosci questa persona, aggiungila ai membri con questo indirizzo. Altrimenti non devi fare nulla: nessuno entra senza di te.",
      ],
      button: { label: "Apri i membri", href: "{link}" },
      reason: "Arriva perché sei responsabile di questo Space.",
    },
    en: {
      subject: "{name} asks to join {space}",
      preview: "If you know this person, add them to the members by their address.",
      title: "{name} asks to join {space}",
      paragraphs: [
        "{name} ({address}) asks to be a member of the Space {space}.",
        "If you know this person, add them to the members by this address. Otherwise there is nothing to do: nobody comes in without you.",
      ],
      button: { label: "Open the members", href: "{link}" },
      reason: "You receive this because you are an owner of this Space.",
    },
  },
};

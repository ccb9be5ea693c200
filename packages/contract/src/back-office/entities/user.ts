import { z } from "zod";
import { personName, username } from "../../accounts/schema.ts";
import { defineEntity } from "../entity.ts";
import { created, state } from "./common-fields.ts";

export const userEntity = defineEntity({
  kind: "user",
  source: "admin_users",
  history: "users",
  words: {
    one: { it: "Utente", en: "User" },
    many: { it: "Utenti", en: "Users" },
    empty: { it: "Nessun utente con questi filtri", en: "No users match these filters" },
  },
  fields: {
    firstName: { kind: "text", words: { it: "Nome", en: "First name" }, personal: true },
    lastName: { kind: "text", words: { it: "Cognome", en: "Last name" }, personal: true },
    name: { kind: "text", words: { it: "Nome", en: "Name" }, list: true, personal: true, always: true },
    email: {
      kind: "keyword",
      words: { it: "Email", en: "Email" },
      as: "email",
      list: true,
      personal: true,
      always: true,
    },
    username: {
      kind: "keyword",
      words: { it: "Nome utente", en: "Username" },
      as: "code",
      list: "more",
      personal: true,
    },
    phone: { kind: "keyword", words: { it: "Telefono", en: "Phone" }, personal: true },
    scopes: {
      kind: "keyword",
      several: true,
      columns: { talent: "is_talent", member: "is_member", admin: "is_admin" },
      as: "tags",
      list: true,
      words: { it: "Ruoli", en: "Roles" },
      values: {
        talent: { it: "Talento", en: "Talent" },
        member: { it: "Membro", en: "Member" },
        admin: { it: "Amministrazione", en: "Administrator" },
      },
    },
    state: {
      ...state,
      values: {
        active: { it: "Attivo", en: "Active", tone: "success" },
        unconfirmed: { it: "Email da confermare", en: "Email not confirmed", tone: "warning" },
        leaving: { it: "In eliminazione", en: "Being deleted", tone: "warning" },
        disabled: { it: "Disattivato", en: "Disabled", tone: "danger" },
      },
    },
    enabled: { kind: "boolean", as: "switch", words: { it: "Attivo", en: "Enabled" } },
    language: { kind: "keyword", words: { it: "Lingua", en: "Language" }, list: "more" },
    created: { ...created, list: true, words: { it: "Registrazione", en: "Signed up" } },
    seen: {
      kind: "date",
      column: "seen_at",
      as: "moment",
      list: "more",
      words: { it: "Ultimo accesso", en: "Last seen" },
    },
  },
  title: ["name"],
  search: ["name", "email", "username"],
  sort: "created:desc",
  acts: ["enable", "change", "remove"],
  change: z.object({ firstName: personName, lastName: personName, username, language: z.enum(["it", "en"]) }),
  problems: ["account.usernameTaken"],
  stated: true,
  personal: true,
});

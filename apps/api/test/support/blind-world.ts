import { randomInt, randomUUIDv7 } from "node:crypto";
import type { TestApi } from "./harness.ts";
import { letters } from "./people.ts";

const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1);
const two = (number: number) => String(number).padStart(2, "0");

/** The personal data of a new person; each value occurs nowhere else. */
export function anIdentity() {
  const birth = { day: 1 + randomInt(28), month: 1 + randomInt(12), year: 1950 + randomInt(50) };
  const handle = letters(11);
  return {
    first: capital(letters(9)),
    last: capital(letters(10)),
    username: `${letters(6)}.${letters(6)}`,
    accountEmail: `${letters(8)}.${letters(5)}@posta.example`,
    accountPhone: `+39 33${randomInt(10)} ${two(randomInt(100))}${randomInt(10)} ${two(randomInt(100))}${two(randomInt(100))}`,
    email: `${letters(12)}@lettere.example`,
    phone: `34${randomInt(10)} ${100 + randomInt(900)} ${1000 + randomInt(9000)}`,
    site: `https://${letters(12)}.example`,
    handle,
    profile: `https://www.linkedin.com/in/${handle}`,
    city: capital(letters(9)),
    birth: `${two(birth.day)}/${two(birth.month)}/${birth.year}`,
    street: `Via ${capital(letters(10))} ${1 + randomInt(200)}`,
    file: `${letters(14)}.pdf`,
    metadata: letters(16),
  };
}
export type TestIdentity = ReturnType<typeof anIdentity>;

/** Free text with all personal data, in mixed case. */
export const sayAll = (who: TestIdentity, at: number): string => {
  const name = [
    `${who.first} ${who.last}`,
    `${who.last} ${who.first}`.toUpperCase(),
    `${who.first} ${who.last}`.toLowerCase(),
  ];
  return [
    `mi chiamo ${name[at % 3]!}, ${who.first}, ${who.last.toUpperCase()}`,
    `nato il ${who.birth} e cresciuto a ${at % 2 === 0 ? who.city : who.city.toLowerCase()}`,
    `abito in ${who.street}`,
    `scrivimi a ${who.email} o ${who.accountEmail.toUpperCase()}`,
    `chiama ${who.phone} oppure ${who.accountPhone.replaceAll(" ", "")}`,
    `${who.site.replace("https://", "")}, ${who.profile}, @${who.handle}, ${who.username}`,
    `vedi ${who.file}`,
  ].join("; ");
};

/** A resume with all personal data in every text field. */
export const identityContent = (who: TestIdentity, at: number, javaId: string) => ({
  headline: `Sviluppo backend, ${who.first} ${who.last}`,
  contacts: { email: who.email, phone: who.phone, city: who.city, links: [who.site, who.profile] },
  wishes: [`Lavorare a ${who.city}`],
  summary: sayAll(who, at),
  experience: [
    {
      company: `${who.last} & figli`,
      companyUrl: who.site,
      title: "Sviluppo backend",
      city: who.city,
      start: "2019-03",
      isCurrent: true,
      description: sayAll(who, at + 1),
      tasks: [`Servizi in Java; ${sayAll(who, at + 2)}`],
    },
  ],
  technicalSkills: [{ skillId: javaId, name: "java" }, { name: `java ${who.first}` }],
  education: [{ degreeTitle: `Laurea di ${who.first}`, institution: "Ateneo", thesis: sayAll(who, at).slice(0, 480) }],
  certifications: [{ name: "OCP", issuer: who.last, url: who.profile }],
  courses: [{ name: `Corso a ${who.city}`, topics: [who.username] }],
  interests: [{ name: `vela con ${who.first} ${who.last}` }, { name: who.birth }],
  comments: [{ text: `${who.first} scrive bene`, shared: true }],
});

/** A document with personal data in its name, pages and metadata. */
export async function aDocument(api: TestApi, ownerId: string, who: TestIdentity): Promise<string> {
  const id = randomUUIDv7();
  const bytes = Buffer.from(`%PDF-1.4\n<< /Author (${who.metadata}) /Title (${who.first} ${who.last}) >>\n%%EOF`);
  const key = `files/${id}`;
  await api.storage.put(key, bytes, "application/pdf");
  await api.db
    .insertInto("files")
    .values({
      id,
      owner_id: ownerId,
      purpose: "resume",
      visibility: "owner",
      status: "ready",
      name: who.file,
      type: "application/pdf",
      size: bytes.length,
      sha256: Buffer.alloc(32),
      object_keys: [key],
    })
    .execute();
  return id;
}

const digits = (text: string) => text.replaceAll(/\D/g, "");

/** Returns the personal data of a person that a text contains, in any notation. */
export function tracesIn(text: string, who: TestIdentity): string[] {
  const lower = text.toLowerCase();
  const { accountPhone, phone, site, profile, birth, ...words } = who;
  const [day, month, year] = birth.split("/");
  const said = Object.entries({
    ...words,
    site: site.replace("https://", ""),
    profile: profile.replace("https://www.", ""),
    birth,
    birthIso: `${year}-${month}-${day}`,
    phone,
    phoneDigits: digits(phone),
    accountPhone,
    accountDigits: digits(accountPhone).slice(2),
    emailName: words.accountEmail.split("@")[0]!,
  });
  return said.flatMap(([name, value]) => (lower.includes(value.toLowerCase()) ? [`${name}: ${value}`] : []));
}

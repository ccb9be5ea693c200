import type { Desk } from "../desk.ts";
import { value } from "../desk.ts";
import type { Block, Span } from "../sheet.ts";

/** Writes the name at the top of a CV, and perhaps a headline. */
export function nameBlocks(desk: Desk, more: Partial<Block> = {}): Block[] {
  const { person, style, random, truth } = desk;
  const { caps, order, align, ...look } = style.name;
  Object.assign(truth.contacts!, { firstName: person.first, lastName: person.last });
  const whole = order === "first" ? `${person.first} ${person.last}` : `${person.last} ${person.first}`;
  const text = caps ? whole.toUpperCase() : whole;
  const blocks: Block[] = [];
  if (random.chance(0.12))
    blocks.push(
      desk.block(
        "noise",
        random.pick(["Curriculum Vitae", "CURRICULUM VITAE", "CV", "Curriculum", "Résumé", "Curriculum Vitae Europeo"]),
        { size: style.size + random.pick([0, 2, 6]), bold: random.chance(0.5), align, ...more },
      ),
    );
  const parts: Span[] = random.chance(0.06)
    ? [{ text: desk.say("Curriculum vitae di ", "Curriculum vitae of ") }, value(text, "name")]
    : [value(text, "name")];
  // A short name in large letters is often set on two lines.
  if (look.size! > 20 && random.chance(0.15) && parts.length === 1) parts[0]!.text = text.replace(" ", " \n");
  blocks.push({ label: "name", spans: parts, ...look, align, ...more });
  if (random.chance(0.45))
    blocks.push(
      desk.block("headline", [value(person.headline, "headline")], {
        ...random.pick([{}, { italic: true }, { size: style.size + 2 }, { bold: true }, { colour: "#777777" }]),
        align,
        ...more,
      }),
    );
  return blocks;
}

type ContactItem = { label: string; icon: string; span: Span; personal?: boolean };

/** Writes the contact details of a person. Each of them is included or left out at random. */
export function contactItems(desk: Desk): ContactItem[] {
  const { person, random, truth } = desk;
  const contacts = truth.contacts!;
  const items: ContactItem[] = [];
  contacts.email = person.email;
  items.push({
    label: random.pick(["E-mail", "Email", "Mail", "e-mail", desk.say("Posta elettronica", "Email address")]),
    icon: random.pick(["✉", "@", "✉"]),
    span: value(person.email, "email"),
  });
  if (random.chance(0.95)) {
    contacts.phone = person.phone;
    items.push({
      label: random.pick(
        desk.lang === "it"
          ? ["Tel", "Tel.", "Telefono", "Cell.", "Cellulare", "Cell", "Mobile"]
          : ["Tel", "Phone", "Mobile", "Mob", "T", "Telephone"],
      ),
      icon: random.pick(["☎", "✆", "📞"]),
      span: value(person.phone, "phone"),
    });
  }
  if (random.chance(0.85)) {
    contacts.city = person.city;
    const label = random.pick(
      desk.lang === "it"
        ? ["Indirizzo", "Residenza", "Domicilio", "Città", "Residente a", "Luogo"]
        : ["Address", "Location", "City", "Based in", "Home", "Lives in"],
    );
    const town = value(person.city, "city");
    const street = random.chance(0.35) && !/residente|citt|city|based|lives/iu.test(label);
    items.push({
      label,
      icon: random.pick(["⌂", "📍", "⚲"]),
      span: street ? { ...town, text: `${person.street}, ${person.city}` } : town,
    });
  }
  for (const link of person.links) {
    contacts.links!.push(link);
    items.push({
      label: link.includes("linkedin")
        ? "LinkedIn"
        : link.includes("github")
          ? "GitHub"
          : random.pick(["Web", desk.say("Sito", "Website")]),
      icon: "🔗",
      span: value(link, "link"),
    });
  }
  if (random.chance(0.3))
    items.push({
      label: desk.say(
        random.pick(["Data di nascita", "Nato il", "Nascita"]),
        random.pick(["Date of birth", "Born", "DOB"]),
      ),
      icon: "✱",
      span: { text: person.birth },
      personal: true,
    });
  if (random.chance(0.2))
    items.push({
      label: desk.say("Nazionalità", "Nationality"),
      icon: "⚑",
      span: {
        text: desk.say(
          random.pick(["Italiana", "Rumena", "italiana", "Albanese"]),
          random.pick(["British", "Irish", "Italian", "Polish"]),
        ),
      },
      personal: true,
    });
  if (random.chance(0.15))
    items.push({
      label: desk.say("Patente", "Driving licence"),
      icon: "⛟",
      span: {
        text: desk.say(random.pick(["B", "A e B", "B, automunito"]), random.pick(["Full UK", "Category B", "Yes"])),
      },
      personal: true,
    });
  return random.chance(0.5) ? items : random.shuffle(items);
}

export type ContactLayout = "line" | "twoLines" | "list" | "labelled" | "icons" | "sentence";

export function contactBlocks(desk: Desk, form: ContactLayout, more: Partial<Block> = {}): Block[] {
  const { style, random } = desk;
  const items = contactItems(desk);
  const align = style.name.align;
  const labelOf = (item: ContactItem) => (item.personal ? "personal" : "contact");
  if (form === "line" || form === "twoLines") {
    const labelled = random.chance(0.3);
    const spans = (list: ContactItem[]) =>
      list.flatMap((item, i): Span[] => [
        ...(i > 0 ? [{ text: style.between }] : []),
        ...(labelled || item.personal ? [{ text: `${item.label}: ` }] : []),
        item.span,
      ]);
    const lists = form === "line" ? [items] : [items.slice(0, 2), items.slice(2)];
    return lists
      .filter((list) => list.length > 0)
      .map((list) => desk.block("contact", spans(list), { align, ...more }));
  }
  if (form === "sentence") {
    const { city, email, phone } = {
      city: items.find(({ span }) => span.field === "city"),
      email: items.find(({ span }) => span.field === "email"),
      phone: items.find(({ span }) => span.field === "phone"),
    };
    const spans: Span[] = [];
    if (city) spans.push({ text: desk.say("Abito a ", "I live in ") }, city.span, { text: ". " });
    if (email) spans.push({ text: desk.say("Scrivetemi a ", "Write to me at ") }, email.span);
    if (phone) spans.push({ text: desk.say(" oppure chiamate il ", " or call ") }, phone.span);
    const rest = items.filter((item) => item !== city && item !== email && item !== phone);
    return [
      desk.block("contact", [...spans, { text: "." }], more),
      ...rest.map((item) => desk.block(labelOf(item), [`${item.label}: `, item.span], more)),
    ];
  }
  const bold = random.chance(0.5);
  const colon = random.pick([": ", ":", " ", " - ", ": "]);
  return items.map((item) => {
    if (form === "icons") return desk.block(labelOf(item), [`${item.icon} `, item.span], { align: "left", ...more });
    if (form === "labelled" || item.personal)
      return desk.block(labelOf(item), [{ text: `${item.label}${colon}`, bold }, item.span], {
        align: "left",
        ...more,
      });
    return desk.block(labelOf(item), [item.span], { align: "left", ...more });
  });
}

export const contactForm = (desk: Desk): ContactLayout =>
  desk.random.weigh({ line: 4, twoLines: 2, list: 2, labelled: 3, icons: 1, sentence: 0.4 });

export function summaryBlocks(desk: Desk, more: Partial<Block> = {}): Block[] {
  const { person, truth } = desk;
  truth.summary = person.summary;
  return [desk.block("summary", person.summary, { italic: desk.random.chance(0.1), ...more })];
}

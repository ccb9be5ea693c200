/* The script inside the frame of the card form, the only place that knows the typed card data. */
const query = new URLSearchParams(location.search);
const form = document.querySelector("form");
const problem = document.querySelector("#problem");
const inputs = [...document.querySelectorAll("input")];
const [number, expiry, cvc] = inputs;
document.body.dataset.kind = query.get("kind");

// Applies the page's style variables, as far as their values are plain words.
function dress({ variables = {} } = {}) {
  for (const [name, value] of Object.entries(variables))
    if (/^[\w#(),.%\s"'-]+$/.test(value)) document.documentElement.style.setProperty(`--${name}`, value);
}
dress(JSON.parse(query.get("look") || "{}"));

const tell = (words) => parent.postMessage(words, "*");
const digits = (input) => input.value.replaceAll(/\D/g, "");
const isAmex = () => /^3[47]/.test(digits(number));

function isLuhn(given) {
  const sum = [...given].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
function expires() {
  const typed = digits(expiry);
  return { month: Number(typed.slice(0, 2)), year: 2000 + Number(typed.slice(2, 4)) };
}

/** Returns the first error of the form as code, message and field. */
function mistake() {
  const { month, year } = expires();
  const today = new Date();
  if (digits(number).length < (isAmex() ? 15 : 16))
    return ["incomplete_number", "Your card number is incomplete.", number];
  if (!isLuhn(digits(number))) return ["invalid_number", "Your card number is invalid.", number];
  if (digits(expiry).length < 4) return ["incomplete_expiry", "Your card’s expiration date is incomplete.", expiry];
  if (month < 1 || month > 12) return ["invalid_expiry_month", "Your card’s expiration date is invalid.", expiry];
  if (year * 12 + month <= today.getFullYear() * 12 + today.getMonth())
    return ["invalid_expiry_year_past", "Your card’s expiration date is in the past.", expiry];
  if (digits(cvc).length !== (isAmex() ? 4 : 3))
    return ["incomplete_cvc", "Your card’s security code is incomplete.", cvc];
  return null;
}

function show(found) {
  problem.textContent = found?.[1] ?? "";
  for (const input of inputs) {
    input.setAttribute("aria-invalid", String(found?.[2] === input));
    if (found?.[2] === input) input.setAttribute("aria-describedby", "problem");
    else input.removeAttribute("aria-describedby");
  }
  tell({ height: document.documentElement.offsetHeight });
}
const errorOf = ([code, message]) => ({ type: "validation_error", code, message });

function changed() {
  const found = mistake();
  // An incomplete field is not an error yet.
  const wrong = found && !found[0].startsWith("incomplete") ? found : null;
  if (document.body.dataset.kind === "payment") show(wrong);
  const empty = inputs.every(({ value }) => value === "");
  tell({ change: { complete: found === null, empty, error: wrong ? errorOf(wrong) : undefined } });
}

number.addEventListener("input", () => {
  number.value = (
    digits(number)
      .slice(0, 19)
      .match(/.{1,4}/g) ?? []
  ).join(" ");
});
expiry.addEventListener("input", ({ inputType }) => {
  const typed = digits(expiry).slice(0, 4);
  if (inputType?.startsWith("delete")) return;
  expiry.value = typed.length >= 2 ? `${typed.slice(0, 2)} / ${typed.slice(2)}` : typed;
});
cvc.addEventListener("input", () => {
  cvc.value = digits(cvc).slice(0, 4);
});
form.addEventListener("input", changed);
form.addEventListener("focusin", () => tell({ focus: true }));
form.addEventListener("focusout", () => tell({ focus: false }));
form.addEventListener("submit", (event) => event.preventDefault());

async function send({ key, path, words }) {
  const { month, year } = expires();
  const inner = path === "payment_methods" ? "card" : "payment_method_data[card]";
  const body = new URLSearchParams({
    key,
    ...words,
    [path === "payment_methods" ? "type" : "payment_method_data[type]"]: "card",
    [`${inner}[number]`]: digits(number),
    [`${inner}[exp_month]`]: String(month),
    [`${inner}[exp_year]`]: String(year),
    [`${inner}[cvc]`]: digits(cvc),
  });
  return (await fetch(`${query.get("api")}/v1/${path}`, { method: "POST", body })).json();
}

const acts = {
  check: () => {
    const found = mistake();
    show(found);
    return found ? { error: errorOf(found) } : {};
  },
  confirm: send,
  look: ({ look }) => dress(look),
  focus: () => number.focus(),
  blur: () => document.activeElement?.blur(),
  clear: () => {
    form.reset();
    changed();
  },
};
async function answer(data) {
  const result = (await acts[data.act](data)) ?? {};
  tell({ id: data.id, answer: result });
}
window.addEventListener("message", ({ source, data }) => {
  if (source === parent && data.act in acts) void answer(data);
});
tell({ ready: true, height: document.documentElement.offsetHeight });

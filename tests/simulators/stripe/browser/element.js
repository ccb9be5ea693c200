/* Mounts a card form on the page as a cross-origin frame, and exchanges messages with the frame. */
import { api, IntegrationError, makeFrame } from "./shared.js";

function makeElement(type, options, key) {
  const listeners = new Map();
  const waiting = new Map();
  const state = { ready: null, complete: false };
  let frame = null;
  let asked = 0;
  const tell = (name, event = {}) => {
    for (const heard of listeners.get(name) ?? []) heard({ elementType: type, ...event });
  };
  const hear = ({ source, data }) => {
    if (!frame || source !== frame.contentWindow) return;
    if (data.height) frame.style.height = `${data.height}px`;
    if (data.answer) waiting.get(data.id)?.(data.answer);
    if (data.ready) {
      state.ready.resolve();
      tell("ready");
    }
    if (data.change) {
      state.complete = data.change.complete;
      tell("change", { ...data.change, value: { type: "card" }, collapsed: false });
    }
    if (data.focus !== undefined) tell(data.focus ? "focus" : "blur");
  };
  const element = {
    _type: type,
    _ask: async (words) => {
      if (!frame) throw new IntegrationError("The Element is not mounted.");
      await state.ready.promise;
      asked += 1;
      const id = asked;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        frame.contentWindow.postMessage({ id, key, ...words }, "*");
      });
    },
    _dress: (look) => void (frame && element._ask({ act: "look", look })),
    mount: (given) => {
      const place = typeof given === "string" ? document.querySelector(given) : given;
      if (!place) throw new IntegrationError(`${given} is not on the page.`);
      const title = type === "payment" ? "Secure payment input frame" : "Secure card payment input frame";
      const query = new URLSearchParams({ kind: type, api, look: JSON.stringify(options.appearance ?? {}) });
      state.ready = Promise.withResolvers();
      frame = makeFrame(`card.html?${query}`, title, "allow-scripts allow-forms");
      frame.style.height = type === "payment" ? "180px" : "48px";
      window.addEventListener("message", hear);
      place.replaceChildren(frame);
    },
    unmount: () => {
      window.removeEventListener("message", hear);
      frame?.remove();
      frame = null;
    },
    destroy: () => element.unmount(),
    on: (name, heard) => {
      listeners.set(name, [...(listeners.get(name) ?? []), heard]);
      return element;
    },
    once: (name, heard) => {
      const first = (event) => {
        element.off(name, first);
        heard(event);
      };
      return element.on(name, first);
    },
    off: (name, heard) => {
      listeners.set(name, heard ? (listeners.get(name) ?? []).filter((one) => one !== heard) : []);
      return element;
    },
    update: () => element,
    collapse: () => element,
    focus: () => void element._ask({ act: "focus" }),
    blur: () => void element._ask({ act: "blur" }),
    clear: () => void element._ask({ act: "clear" }),
  };
  return element;
}

export function makeElements(given, key) {
  const made = new Map();
  let options = { ...given };
  if (options.clientSecret !== undefined && !options.clientSecret.includes("_secret_"))
    throw new IntegrationError("Invalid value for elements(): clientSecret should be a client secret.");
  return {
    _secret: () => options.clientSecret,
    _card: () => made.get("payment") ?? made.get("card"),
    create: (type, more = {}) => {
      if (type !== "payment" && type !== "card") throw new IntegrationError(`the simulator draws no ${type} element`);
      if (made.has(type)) throw new IntegrationError(`Can only create one Element of type ${type}.`);
      const element = makeElement(type, { ...options, ...more }, key);
      const { destroy } = element;
      element.destroy = () => {
        made.delete(type);
        destroy();
      };
      made.set(type, element);
      return element;
    },
    getElement: (type) => made.get(typeof type === "string" ? type : (type?.__elementType ?? "")) ?? null,
    submit: async () => {
      const { error } = await (made.get("payment") ?? made.get("card"))._ask({ act: "check" });
      return error ? { error } : { selectedPaymentMethod: "card" };
    },
    update: (more) => {
      options = { ...options, ...more };
      for (const element of made.values()) element._dress(options.appearance);
    },
    fetchUpdates: async () => ({}),
  };
}

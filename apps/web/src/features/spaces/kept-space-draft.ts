import type { newSpace } from "@orbita/contract/spaces/schema";
import type { z } from "zod";
import { tabStore } from "~/shell/session/tab-store.ts";

type SpaceDraft = Required<z.input<typeof newSpace>>;

export const emptyDraft: SpaceDraft = { name: "", url: "", type: "company", authorisationNumber: null, vat: null };

const store = tabStore<SpaceDraft>("orbita.new-space", ["name", "url", "type"]);
/** The input for a new Space, kept in this tab until the Space exists. The server has no tab storage. */
export const keptSpaceDraft = { ...store, read: () => (typeof window === "undefined" ? null : store.read()) };

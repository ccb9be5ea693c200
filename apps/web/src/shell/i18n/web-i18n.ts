import { I18n, type MessageDescriptor } from "@lingui/core";
import { elideArticles } from "@orbita/i18n/italian-articles";

/** Lingui's formatter, which also corrects Italian articles before the numbers that it fills in. */
export class WebI18n extends I18n {
  override _(...parameters: [id: MessageDescriptor | string, values?: Record<string, unknown>]): string {
    const text = super._(...(parameters as Parameters<I18n["_"]>));
    return this.locale === "it" ? elideArticles(text) : text;
  }
}

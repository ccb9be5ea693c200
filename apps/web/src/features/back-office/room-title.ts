import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { placeOf } from "~/shell/frames/admin-places.tsx";

/** The document title of an admin page. */
export const roomTitle = (i18n: I18n, room: string | undefined): string =>
  (room && placeOf(i18n, room)?.label) || i18n._(msg`Administration`);

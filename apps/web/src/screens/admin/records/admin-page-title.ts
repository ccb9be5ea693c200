import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { findAdminPlace } from "~/shell/frames/inner/admin-places.tsx";

/** The document title of an admin page. */
export const getAdminPageTitle = (i18n: I18n, room: string | undefined): string =>
  (room && findAdminPlace(i18n, room)?.label) || i18n._(msg`Administration`);

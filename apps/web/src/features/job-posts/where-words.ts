import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ListedPost } from "./queries.ts";

type Post = Pick<ListedPost, "location" | "workplaceType" | "officePresence">;

/** How it is worked, in a word: "hybrid 40%". */
function workplaceOf(i18n: I18n, { workplaceType, officePresence }: Post): string | null {
  switch (workplaceType) {
    case "workplace_type_office_presence":
      return i18n._(msg`on site`);
    case "workplace_type_hybrid":
      return officePresence === null ? i18n._(msg`hybrid`) : i18n._(msg`hybrid ${officePresence}%`);
    case "workplace_type_full_remote":
      return i18n._(msg`remote`);
    default:
      return null;
  }
}

/** "Genova, hybrid 40%"; what is not said yet is left out. */
export const whereWords = (i18n: I18n, post: Post): string =>
  [post.location?.city, workplaceOf(i18n, post)].filter(Boolean).join(", ");

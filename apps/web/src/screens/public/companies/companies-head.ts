import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { pageHead } from "~/shell/navigation/page-head.ts";

export const companiesHead = (i18n: I18n, origin: string) =>
  pageHead(i18n, {
    title: i18n._(msg`For companies`),
    description: i18n._(
      msg`A Space is your company’s page: free jobs, an anonymous first stage, a promised reply time, evidence instead of scores.`,
    ),
    path: "/companies",
    origin,
  });

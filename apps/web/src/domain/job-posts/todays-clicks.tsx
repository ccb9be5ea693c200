import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ProgressBar } from "@orbita/ui/base/progress-bar.tsx";
import { Stack } from "@orbita/ui/base/stack.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatPrice } from "~/shell/format/format.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { ledgerQuery, type ListedPost } from "./queries.ts";
import { romeDay } from "~/shell/calendar/rome-days.ts";

/** How much of today's budget a sponsored post has used. Renders nothing for a free post. */
export function TodaysClicks({ post }: { post: Pick<ListedPost, "id" | "plan" | "dailyBudget" | "jobPostStatus"> }) {
  const { t, i18n } = useLingui();
  const space = useActingSpace();
  const [today] = useState(() => romeDay(Date.now()));
  const paid = post.jobPostStatus === "published" && post.plan === "premium";
  const ledger = useQuery({ ...ledgerQuery(space.id, post.id), enabled: paid });
  if (!paid || !ledger.data) return null;
  const instance = ledger.data.find(({ day }) => day === today);
  const counted = instance?.counted ?? 0;
  const spent = instance?.amount ?? 0;
  const budget = instance?.budget ?? post.dailyBudget ?? 0;
  const amount = formatPrice(i18n.locale, spent);
  const most = formatPrice(i18n.locale, budget);
  return (
    <Stack gap={2}>
      <Text size="sm" numeric>
        <Trans>
          Today: <Plural value={counted} one="# click" other="# clicks" />, {amount} of {most} spent
        </Trans>
      </Text>
      <ProgressBar value={spent} max={budget} label={t`Today’s budget: ${amount} of ${most} spent`} />
    </Stack>
  );
}

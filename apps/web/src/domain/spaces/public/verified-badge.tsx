import { Trans, useLingui } from "@lingui/react/macro";
import type { VerifiedFacts } from "@orbita/contract";
import { Text } from "@orbita/ui/base/text.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { IconRosetteDiscountCheck } from "@tabler/icons-react";
import { formatDay } from "~/shell/format/format.ts";
import { UnverifiedTag } from "~/domain/job-posts/public/unverified-tag.tsx";
import styles from "./verified-badge.module.css";

type Props = { facts: VerifiedFacts };

/** Shows whether we have checked the company behind a Space. */
export const VerifiedBadge = ({ facts }: Props) =>
  facts ? (
    <span className={styles.verified}>
      <Icon icon={IconRosetteDiscountCheck} size="xs" />
      <Trans>Verified</Trans>
    </span>
  ) : (
    <UnverifiedTag />
  );

/** Lists what we checked about the company, and when. */
export function VerifiedDetails({ facts }: Props) {
  const { i18n } = useLingui();
  return (
    <Text size="sm" tone="muted">
      {facts ? (
        <Checked {...facts} day={formatDay(i18n.locale, facts.checkedAt)} />
      ) : (
        <Trans>We haven’t checked this company yet. Don’t send money or documents before the interview.</Trans>
      )}
    </Text>
  );
}

function Checked({ domain, vat, day }: NonNullable<VerifiedFacts> & { day: string }) {
  if (domain === null) return <Trans>We checked the VAT number. Last check: {day}.</Trans>;
  if (!vat)
    return (
      <Trans>
        We checked the domain {domain}. Last check: {day}.
      </Trans>
    );
  return (
    <Trans>
      We checked the domain {domain} and the VAT number. Last check: {day}.
    </Trans>
  );
}

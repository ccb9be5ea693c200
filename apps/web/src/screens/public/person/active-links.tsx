import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ShareLink } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { IconAlertCircle } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { formatDayOfYear } from "~/shell/format/format.ts";
import { linksQuery } from "./links-query.ts";
import styles from "./share.module.css";

/** The active share links: how often each was opened, when it expires, and a button to withdraw it. */
export function ActiveLinks() {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const { data: links = [] } = useQuery(linksQuery);
  const { mutate: withdraw } = useMutation({
    mutationFn: (link: ShareLink) => answered(api().resumes.withdrawLink({ params: { id: link.id } })),
    onSuccess: async (_, { label }) => {
      showToast({ message: t`Link “${label}” withdrawn` });
      await queries.invalidateQueries({ queryKey: linksQuery.queryKey });
    },
    onError: (error) => showToast({ message: failureText(i18n, error), icon: IconAlertCircle }),
  });
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="active-links" className={styles.active}>
      <h3 id="active-links" className={styles.label}>
        <Trans>Active links</Trans>
      </h3>
      <ul>
        {links.map((link) => (
          <li key={link.id} className={styles.link}>
            <div className={styles.grow}>
              <Text size="md" weight="medium" tone="ink">
                {link.label}
              </Text>
              <Meta items={[<Opened key="opened" link={link} />, <Until key="until" link={link} />]} />
            </div>
            <Button size="sm" variant="quiet" aria-label={t`Withdraw “${link.label}”`} onClick={() => withdraw(link)}>
              <Trans>Withdraw</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Opened({ link: { opened, lastOpened } }: { link: ShareLink }) {
  const { i18n } = useLingui();
  if (!lastOpened) return <Trans>never opened</Trans>;
  const last = formatDayOfYear(i18n.locale, lastOpened);
  return <Plural value={opened} one={`opened once, on ${last}`} other={`opened # times, last on ${last}`} />;
}

function Until({ link: { expiresAt } }: { link: ShareLink }) {
  const { i18n } = useLingui();
  if (!expiresAt) return <Trans>never expires</Trans>;
  const day = formatDayOfYear(i18n.locale, expiresAt);
  return <Trans>expires on {day}</Trans>;
}

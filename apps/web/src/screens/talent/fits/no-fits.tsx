import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { ItemList } from "@orbita/ui/patterns/item-list.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { jobWishesQuery } from "~/domain/job-wishes/queries.ts";
import { hasLimit, limits, useLimitChange, useLimitText, withoutLimit } from "./limits.ts";
import styles from "./fits.module.css";

/** No job fits: the limits that the user can remove, and other ways to go on. */
export function NoFits({ outside }: { outside: number }) {
  const { t } = useLingui();
  const { data: wishes } = useQuery(jobWishesQuery);
  const limitText = useLimitText();
  const { mutate, isPending } = useLimitChange();
  const ways = wishes && outside > 0 ? limits.filter((limit) => hasLimit(wishes, limit)) : [];
  return (
    <>
      <StateView
        kind="emptySearch"
        level={1}
        title={t`No open job fits your CV within your limits`}
        actions={
          <>
            <ButtonLink variant="primary" link={<Link to="/jobs" />}>
              <Trans>See all open jobs</Trans>
            </ButtonLink>
            <ButtonLink link={<Link to="/resume" />}>
              <Trans>Open CV</Trans>
            </ButtonLink>
          </>
        }
      >
        {outside > 0 ? (
          <Plural
            value={outside}
            one="# job fits your CV outside your limits. Widen one of them to see it."
            other="# jobs fit your CV outside your limits. Widen one of them to see more."
          />
        ) : (
          <Trans>Every new job is compared with your CV. A CV with more lines fits more jobs.</Trans>
        )}
      </StateView>
      {wishes && ways.length > 0 && (
        <ItemList
          className={styles.ways}
          items={ways.map((limit) => {
            const text = limitText(wishes, limit);
            return {
              key: limit,
              content: (
                <div className={styles.way}>
                  <span>{text}</span>
                  <Button
                    variant="outline"
                    size="sm"
                    disabled={isPending}
                    aria-label={t`Remove limit “${text}”`}
                    onClick={() => mutate(withoutLimit[limit])}
                  >
                    <Trans>Remove limit</Trans>
                  </Button>
                </div>
              ),
            };
          })}
        />
      )}
    </>
  );
}

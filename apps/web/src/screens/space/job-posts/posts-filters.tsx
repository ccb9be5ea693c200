import { Trans, useLingui } from "@lingui/react/macro";
import { Chip } from "@orbita/ui/base/chip.tsx";
import { SearchField } from "@orbita/ui/fields/search-field.tsx";
import { FilterMenu } from "@orbita/ui/patterns/filter-menu.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import type { FormEvent } from "react";
import { formatCount } from "~/shell/format/format.ts";
import { textSearch } from "~/shell/navigation/page-search.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { planChoices, changePostsSearch, type PostsSearch } from "~/domain/job-posts/posts-search.ts";
import { postCountQuery, placesQuery } from "~/domain/job-posts/queries.ts";
import styles from "./job-posts.module.css";

type Props = { search: PostsSearch };

/** Filters by text, plan, city and expiry. All are stored in the URL. */
export function PostsFilters({ search }: Props) {
  const { t } = useLingui();
  return (
    <div className={styles.toolbar}>
      <PostsSearchField search={search} />
      <div role="group" aria-label={t`Filters`} className={styles.filters}>
        <PlanFilter search={search} />
        <PlaceFilter search={search} />
        <ExpiringFilter search={search} />
      </div>
    </div>
  );
}

function useLinkTo(search: PostsSearch) {
  const space = useActingSpace();
  return (change: Partial<PostsSearch>) => (
    <Link
      to="/work/$space/job-posts"
      params={{ space: space.url }}
      search={changePostsSearch(search, change)}
      activeProps={{}}
      resetScroll={false}
    />
  );
}

function PostsSearchField({ search }: Props) {
  const { t } = useLingui();
  const space = useActingSpace();
  const navigate = useNavigate();
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const q = textSearch(new FormData(event.currentTarget).get("q"));
    void navigate({
      to: "/work/$space/job-posts",
      params: { space: space.url },
      search: changePostsSearch(search, { q }),
      resetScroll: false,
    });
  }
  return (
    <form key={search.q} role="search" aria-label={t`Jobs`} className={styles.search} onSubmit={submit}>
      <SearchField
        name="q"
        label={t({ message: "Search jobs", context: "jobs of the own Space" })}
        placeholder={t({ message: "Search jobs", context: "jobs of the own Space" })}
        defaultValue={search.q}
      />
    </form>
  );
}

function PlanFilter({ search }: Props) {
  const { t } = useLingui();
  const linkTo = useLinkTo(search);
  const names = { free: t`Free`, premium: t`Sponsored` };
  return (
    <FilterMenu
      title={t`Plan`}
      shown={search.plan ? names[search.plan] : t`Plan`}
      on={search.plan !== undefined}
      choices={[
        { key: "", label: t`All plans`, chosen: search.plan === undefined, link: linkTo({ plan: undefined }) },
        ...planChoices.map((plan) => ({
          key: plan,
          label: names[plan],
          chosen: plan === search.plan,
          link: linkTo({ plan }),
        })),
      ]}
    />
  );
}

function PlaceFilter({ search }: Props) {
  const { t } = useLingui();
  const space = useActingSpace();
  const linkTo = useLinkTo(search);
  const cities = useQuery(placesQuery(space.id)).data ?? [];
  const shown = search.place && !cities.includes(search.place) ? [search.place, ...cities] : cities;
  if (shown.length === 0) return null;
  return (
    <FilterMenu
      title={t`Location`}
      shown={search.place ?? t`Location`}
      on={search.place !== undefined}
      choices={[
        { key: "", label: t`All locations`, chosen: search.place === undefined, link: linkTo({ place: undefined }) },
        ...shown.map((place) => ({
          key: place,
          label: place,
          chosen: place === search.place,
          link: linkTo({ place }),
        })),
      ]}
    />
  );
}

/** Filter for posts that expire soon. Only for published posts, because posts with another status do not expire. */
function ExpiringFilter({ search }: Props) {
  const { t, i18n } = useLingui();
  const space = useActingSpace();
  const linkTo = useLinkTo(search);
  const count = useQuery(postCountQuery(space.id, { expiring: true })).data;
  const name = t`Expiring`;
  const on = search.expiring === true;
  if (!on && (search.status ?? "published") !== "published") return null;
  return (
    <Chip
      on={on}
      removable={on}
      label={on ? t`Remove filter ${name}` : undefined}
      link={linkTo({ expiring: on ? undefined : true })}
    >
      <Trans>Expiring</Trans>
      {count !== undefined && count > 0 && (
        <b className={on ? styles.count : styles.warnCount}>{formatCount(i18n.locale, count)}</b>
      )}
    </Chip>
  );
}

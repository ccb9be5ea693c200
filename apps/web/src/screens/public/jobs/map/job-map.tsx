import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { JobPlaces } from "@orbita/contract";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { fillLink } from "@orbita/ui/base/slot.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { cx } from "@orbita/ui/cx.ts";
import { ClientOnly } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from "react";
import { changeJobsSearch, type JobsSearch } from "~/domain/job-posts/public/jobs-search.ts";
import { inPlace } from "~/domain/salaries/role-name.ts";
import { formatCount } from "~/shell/format/format.ts";
import { jobsLink } from "../jobs-link.tsx";
import { areasOf, shadeOf, shadesOf, shownRegion, type AreasProps, type JobShade } from "./map-areas.ts";
import styles from "./job-map.module.css";

// The drawing has the outlines of all provinces. The list beside it works without them.
const MapDrawing = lazy(() => import("./map-drawing.tsx").then((module) => ({ default: module.MapDrawing })));

type Props = {
  search: JobsSearch;
  places: JobPlaces;
  /** The line above the list: the number of jobs and the switch of the view. */
  head: ReactNode;
};

/** Moves the focus to an element if the focused link has just disappeared, so that keyboard users continue at the new content. */
function focusIfLost(element: HTMLElement | null): void {
  if (document.activeElement === null || document.activeElement === document.body) element?.focus();
}

/** Focuses the returned heading when another region is shown, and the page when the map closes. */
function useKeptFocus(region: string | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(region);
  useEffect(() => {
    if (shown.current !== region) focusIfLost(heading.current);
    shown.current = region;
  }, [region]);
  useEffect(() => () => void requestAnimationFrame(() => focusIfLost(document.querySelector("main"))), []);
  return heading;
}

/**
 * The results of a search by place: a list of regions or provinces with their jobs, and the same on a map. The list has all that the map shows, so
 * the map is hidden from assistive technology.
 */
export function JobMap({ search, places, head }: Props) {
  const { i18n } = useLingui();
  const region = shownRegion(search, places);
  const place = inPlace(i18n.locale, region?.name ?? null);
  const areas = areasOf(search, places, region);
  const shades = shadesOf(areas.map(({ count }) => count));
  const [pointed, setPointed] = useState<string | null>(null);
  const heading = useKeptFocus(region?.name ?? null);
  const shared = { areas, shades, pointed, onPoint: setPointed };
  return (
    <div className={styles.frame}>
      <div className={styles.head}>{head}</div>
      <section aria-labelledby="job-map-areas" className={styles.list}>
        <div className={styles.title}>
          <Heading level={2} size="xs" id="job-map-areas" tabIndex={-1} ref={heading}>
            {region ? <Trans>Jobs {place} by province</Trans> : <Trans>Jobs by region</Trans>}
          </Heading>
          {region && (
            <TextLink link={jobsLink(changeJobsSearch(search, { region: undefined, province: undefined }))}>
              <Trans>All of Italy</Trans>
            </TextLink>
          )}
        </div>
        <AreaList {...shared} />
        {region ? <RegionRest {...{ search, region, place }} /> : <Elsewhere places={places} />}
      </section>
      <div className={styles.map}>
        <ClientOnly>
          <Suspense>
            <MapDrawing region={region?.name ?? null} {...shared} />
          </Suspense>
          <MapLegend shades={shades} hasEmpty={areas.some(({ count }) => count === 0)} />
        </ClientOnly>
      </div>
    </div>
  );
}

function AreaList({ areas, shades, pointed, onPoint }: AreasProps) {
  return (
    <ul>
      {areas.map(({ id, name, count, to, isChosen }) => {
        const content = (
          <>
            <i className={styles.swatch} data-shade={shadeOf(count, shades)} aria-hidden />
            <span>{name}</span>{" "}
            <span className={styles.count}>
              <Plural value={count} one="# job" other="# jobs" />
            </span>
          </>
        );
        const className = cx(styles.area, pointed === id && styles.pointed);
        return (
          <li key={id} onPointerEnter={() => onPoint(id)} onPointerLeave={() => onPoint(null)}>
            {count === 0 ? (
              <span className={className}>{content}</span>
            ) : (
              fillLink(jobsLink(to), { className, children: content, current: isChosen ? "true" : undefined })
            )}
          </li>
        );
      })}
    </ul>
  );
}

type RegionRestProps = { search: JobsSearch; region: JobPlaces["regions"][number]; place: string };

/** The link to all jobs of the region, and the jobs of it that are in no province. */
function RegionRest({ search, region, place }: RegionRestProps) {
  const rest = region.count - region.provinces.reduce((sum, { count }) => sum + count, 0);
  const all = changeJobsSearch(search, { region: region.name, province: undefined, view: undefined });
  return (
    <div className={styles.rest}>
      {region.count > 0 && (
        <TextLink accent link={jobsLink(all)}>
          <Plural value={region.count} one={`Show # job ${place}`} other={`Show all # jobs ${place}`} />
        </TextLink>
      )}
      {rest > 0 && (
        <p>
          <Plural value={rest} one="# job names no province." other="# jobs name no province." />
        </p>
      )}
    </div>
  );
}

/** The jobs that are in no region of Italy, in words. */
function Elsewhere({ places: { remote, abroad, unplaced } }: { places: JobPlaces }) {
  if (remote + abroad + unplaced === 0) return null;
  return (
    <div className={styles.rest}>
      <Heading level={3} size="xs">
        <Trans>Not on the map</Trans>
      </Heading>
      <ul>
        {remote > 0 && (
          <li>
            <Plural value={remote} one="# remote job without a place" other="# remote jobs without a place" />
          </li>
        )}
        {abroad > 0 && (
          <li>
            <Plural value={abroad} one="# job abroad" other="# jobs abroad" />
          </li>
        )}
        {unplaced > 0 && (
          <li>
            <Plural value={unplaced} one="# job without a region" other="# jobs without a region" />
          </li>
        )}
      </ul>
    </div>
  );
}

function MapLegend({ shades, hasEmpty }: { shades: readonly JobShade[]; hasEmpty: boolean }) {
  const { i18n } = useLingui();
  const rangeOf = ({ from, to }: JobShade) =>
    from === to ? formatCount(i18n.locale, to) : `${formatCount(i18n.locale, from)}–${formatCount(i18n.locale, to)}`;
  const all = [...(hasEmpty ? [{ from: 0, to: 0 }] : []), ...shades];
  return (
    <p className={styles.legend} aria-hidden>
      <span>
        <Trans>Jobs</Trans>
      </span>
      {all.map((shade) => (
        <span key={shade.to} className={styles.step}>
          <i className={styles.swatch} data-shade={shadeOf(shade.to, shades)} />
          {rangeOf(shade)}
        </span>
      ))}
    </p>
  );
}

import { useLingui } from "@lingui/react/macro";
import { fillLink } from "@orbita/ui/base/slot.tsx";
import { cx } from "@orbita/ui/cx.ts";
import { formatCount } from "~/shell/format/format.ts";
import { jobsLink } from "../jobs-link.tsx";
import { shadeOf, type AreasProps } from "./map-areas.ts";
import { italy, regions } from "./outlines.gen.ts";
import styles from "./map-drawing.module.css";

/** The maximum height of the map, in pixels. */
const mostHeight = 680;

/**
 * Italy with its regions, or a region with its provinces, each with its number of jobs. The areas are links for the pointer only: the list beside
 * the map has the same links for everyone.
 */
export function MapDrawing({ region, areas, shades, pointed, onPoint }: AreasProps & { region: string | null }) {
  const { i18n } = useLingui();
  const { frame, areas: outlines } = (region === null ? italy : regions[region]) ?? italy;
  const { left, top, width, height } = frame;
  const drawn = areas.flatMap((area) => {
    const outline = outlines[area.id];
    return outline ? [{ ...area, outline }] : [];
  });
  return (
    <div
      aria-hidden
      className={styles.drawing}
      style={{ aspectRatio: `${width} / ${height}`, maxInlineSize: `${Math.round((mostHeight * width) / height)}px` }}
    >
      <svg viewBox={`${left} ${top} ${width} ${height}`}>
        {drawn.map(({ outline, ...area }) => {
          const content = (
            <>
              <title>{area.name}</title>
              <path
                d={outline.d}
                className={cx(styles.area, pointed === area.id && styles.pointed, area.isChosen && styles.chosen)}
                data-shade={shadeOf(area.count, shades)}
                onPointerEnter={() => onPoint(area.id)}
                onPointerLeave={() => onPoint(null)}
              />
            </>
          );
          return (
            <g key={area.id}>
              {area.count === 0 ? content : fillLink(jobsLink(area.to), { children: content, tabIndex: -1 })}
            </g>
          );
        })}
      </svg>
      {drawn.map(
        ({ id, count, outline: { x, y } }) =>
          count > 0 && (
            <span
              key={id}
              className={styles.number}
              style={{ left: `${((x - left) / width) * 100}%`, top: `${((y - top) / height) * 100}%` }}
            >
              {formatCount(i18n.locale, count)}
            </span>
          ),
      )}
    </div>
  );
}

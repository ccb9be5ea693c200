import type { LinkPreview } from "@orbita/contract";
import { headlineOf } from "./facts.ts";
import type { LinkPreviewRow } from "./queries.ts";

const imageOf = ({ image_key: key, image_width: width, image_height: height }: LinkPreviewRow) =>
  key === null ? null : { width: width!, height: height! };

export const presentPreview = (row: LinkPreviewRow): LinkPreview => ({
  id: row.id,
  url: row.url,
  title: row.title!,
  description: row.description,
  site: row.site!,
  image: imageOf(row),
});

export function presentWebsite(row: LinkPreviewRow) {
  const image = imageOf(row);
  return {
    url: row.url,
    name: row.title,
    headline: headlineOf(row.description),
    description: row.description,
    logo: image && { id: row.id, ...image },
  };
}

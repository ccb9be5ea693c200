import { useLingui } from "@lingui/react/macro";
import type { PaginationProps } from "@orbita/ui/base/pagination.tsx";
import { formatCount } from "../format/format.ts";

type PageInfo = { page: number; size: number; totalElements: number; totalPages: number };

/** The props of a pager: translated labels, the shown range and the total. */
export function usePager({ page, size, totalElements, totalPages }: PageInfo): Omit<PaginationProps, "linkTo"> {
  const { t, i18n } = useLingui();
  const first = formatCount(i18n.locale, totalElements === 0 ? 0 : page * size + 1);
  const last = formatCount(i18n.locale, Math.min((page + 1) * size, totalElements));
  const total = formatCount(i18n.locale, totalElements);
  return {
    page,
    pageCount: totalPages,
    labels: {
      nav: t`Pages`,
      previous: t`Previous page`,
      next: t`Next page`,
      page: (humanPage) => t`Page ${humanPage}`,
    },
    summary: t`${first}–${last} of ${total}`,
  };
}

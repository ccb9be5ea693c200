import { pageSearch, type PageSearch } from "~/shell/navigation/page-search.ts";
import { CandidatePage } from "./candidate-page.tsx";
import { CandidatesPage } from "./candidates-page.tsx";

type Props = { id: string | undefined; search: Partial<PageSearch> };

/** The page with the list of the Space's added CVs, or with one of them. */
export const CandidatesPages = ({ id, search }: Props) =>
  id === undefined ? <CandidatesPage {...pageSearch(search)} /> : <CandidatePage key={id} id={id} />;

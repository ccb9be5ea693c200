import { useEffect } from "react";
import { create } from "zustand";

const useTitle = create<{ title: string }>(() => ({ title: "" }));

/** The last crumb of the breadcrumb: the name of the open record, which only the record's page knows. */
export const useCrumb = (): string => useTitle((state) => state.title);

export function useSetCrumb(title: string): void {
  useEffect(() => {
    useTitle.setState({ title });
    return () => useTitle.setState({ title: "" });
  }, [title]);
}

import { useEffect } from "react";
import { create } from "zustand";

const useTitle = create<{ title: string }>(() => ({ title: "" }));

/** The last crumb is the open record, which only its page knows. */
export const useCrumb = (): string => useTitle((state) => state.title);

export function useSetCrumb(title: string): void {
  useEffect(() => {
    useTitle.setState({ title });
    return () => useTitle.setState({ title: "" });
  }, [title]);
}

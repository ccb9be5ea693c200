import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

const everyMs = 15_000;

/** Retries automatically while the page is visible, for pages that wait for an unavailable service. */
export function useComeBack(): void {
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void router.invalidate();
    }, everyMs);
    return () => clearInterval(timer);
  }, [router]);
}

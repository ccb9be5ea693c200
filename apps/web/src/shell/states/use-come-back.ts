import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

const everyMs = 15_000;

/** For pages that wait for an unavailable service: retries automatically while the page is visible. */
export function useComeBack(): void {
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void router.invalidate();
    }, everyMs);
    return () => clearInterval(timer);
  }, [router]);
}

import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

const everyMs = 15_000;

/** A page that waits for something of ours to be back looks again by itself, while somebody is looking at it. */
export function useComeBack(): void {
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void router.invalidate();
    }, everyMs);
    return () => clearInterval(timer);
  }, [router]);
}

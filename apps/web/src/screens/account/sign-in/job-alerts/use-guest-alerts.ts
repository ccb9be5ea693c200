import type { GuestAlert, GuestFrequency } from "@orbita/contract";
import { useEffect, useState } from "react";
import { api } from "~/shell/api/client.ts";
import { answered, problemOf } from "~/shell/api/failure.ts";

/** A truncated token has the wrong length, so it fails validation instead of being unknown. */
const isInvalidLink = (error: unknown): boolean => {
  const problem = problemOf(error);
  return problem?.code === "jobAlert.linkInvalid" || problem?.status === 422;
};

/** The alerts of the guest with this token, and functions that change them. */
export function useGuestAlerts(token: string) {
  const [alerts, setAlerts] = useState<readonly GuestAlert[] | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isStopping, setStopping] = useState(false);

  useEffect(() => {
    let isLate = false;
    answered(api().savedSearches.alerts({ params: { token } })).then(
      (found) => isLate || setAlerts(found),
      (error: unknown) => isLate || setFailure(error),
    );
    return () => {
      isLate = true;
    };
  }, [token]);

  async function run(act: () => Promise<void>): Promise<void> {
    setFailure(null);
    await act().catch(setFailure);
  }
  const change = (id: string, frequency: GuestFrequency) =>
    run(async () => {
      const body = { frequency };
      const changed = await answered(api().savedSearches.changeAlert({ params: { token, id }, body }));
      setAlerts((all) => all && all.map((alert) => (alert.id === id ? changed : alert)));
    });
  const remove = (id: string) =>
    run(async () => {
      await answered(api().savedSearches.removeAlert({ params: { token, id } }));
      setAlerts((all) => all && all.filter((alert) => alert.id !== id));
      // The button that had the focus is gone.
      document.getElementById("main")?.focus();
    });
  const stopAll = async () => {
    setStopping(true);
    await run(async () => {
      await answered(api().savedSearches.stopAlerts({ params: { token } }));
      setAlerts([]);
      document.getElementById("main")?.focus();
    });
    setStopping(false);
  };
  return {
    alerts,
    failure,
    isInvalid: failure !== null && isInvalidLink(failure),
    isStopping,
    change,
    remove,
    stopAll,
  };
}

import { useLingui } from "@lingui/react/macro";
import { OrbitLoader } from "@orbita/ui/base/orbit-loader.tsx";
import { useEffect } from "react";
import { setPageShown } from "../navigation/page-shown.ts";
import styles from "./page-pending.module.css";

/** Shown by the router when a page takes longer than 400 ms. */
export function PagePending() {
  const { t } = useLingui();
  useEffect(setPageShown, []);
  return (
    <div role="status" className={styles.pending}>
      <OrbitLoader label={t`Loading`} />
    </div>
  );
}

import { IconCheck, IconX } from "@tabler/icons-react";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { IconButton } from "../base/icon-button.tsx";
import { Icon } from "../icons/icon.tsx";
import { hideToast, toastStore, type ToastEntry } from "./toast-store.ts";
import styles from "./toaster.module.css";

export interface ToasterProps {
  /** The accessible name of the region. */
  label: string;
  closeLabel: string;
}

const usualLifetime = 6000;

/** Shows the toasts of `showToast`, bottom left. Render it once per page. Each toast stays while it is hovered or focused. */
export function Toaster({ label, closeLabel }: ToasterProps) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer);
  return (
    <section data-toaster aria-label={label} className={styles.region}>
      <ol aria-live="polite" aria-relevant="additions">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
        ))}
      </ol>
    </section>
  );
}

function ToastCard({ toast, closeLabel }: { toast: ToastEntry; closeLabel: string }) {
  const [held, setHeld] = useState(false);
  const left = useRef(toast.lifetime ?? usualLifetime);
  useEffect(() => {
    if (held) return;
    const from = Date.now();
    const timer = setTimeout(() => hideToast(toast.id), left.current);
    return () => {
      clearTimeout(timer);
      // Continues with the remaining time, but at least 1.5 seconds, so that the user can move back to the toast.
      left.current = Math.max(1500, left.current - (Date.now() - from));
    };
  }, [held, toast.id]);
  const { action } = toast;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it is not operated, only kept while looked at
    <li
      className={styles.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon icon={toast.icon ?? IconCheck} />
      <span className={styles.words}>{toast.message}</span>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.run();
            hideToast(toast.id);
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton
        icon={IconX}
        label={closeLabel}
        size="sm"
        className={styles.close}
        onClick={() => hideToast(toast.id)}
      />
    </li>
  );
}

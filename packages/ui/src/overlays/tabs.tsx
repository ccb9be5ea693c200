import { Tabs as MantineTabs } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./tabs.module.css";

export interface TabItem<Value extends string> {
  value: Value;
  label: ReactNode;
  count?: ReactNode;
  panel: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** The accessible name of the list of tabs. */
  label: string;
  tabs: readonly TabItem<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Tabs that switch panels in place. Use `TabLinks` where each view has a URL. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  return (
    <MantineTabs
      unstyled
      keepMounted={false}
      value={value}
      onChange={(next) => {
        const tab = tabs.find((candidate) => candidate.value === next);
        if (tab) onChange(tab.value);
      }}
      classNames={{ list: styles.list ?? "", tab: styles.tab ?? "" }}
    >
      <MantineTabs.List aria-label={label}>
        {tabs.map((tab) => (
          <MantineTabs.Tab key={tab.value} value={tab.value}>
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </MantineTabs.Tab>
        ))}
      </MantineTabs.List>
      {tabs.map((tab) => (
        <MantineTabs.Panel key={tab.value} value={tab.value}>
          {tab.panel}
        </MantineTabs.Panel>
      ))}
    </MantineTabs>
  );
}

import { useLingui } from "@lingui/react/macro";
import type { Me, MySpace } from "@orbita/contract";
import { Switch } from "@orbita/ui/fields/switch.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { ContextMenu, type ActAsChoice, type ContextEntry } from "@orbita/ui/patterns/context-menu.tsx";
import {
  IconBookmark,
  IconLanguage,
  IconLogout,
  IconMoon,
  IconPlayerPlay,
  IconPlus,
  IconSettings,
  IconShieldLock,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { toAdmin } from "../../navigation/to-admin.ts";
import { choosableLocales, isLocale, localeNames } from "../../i18n/locale.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useAppearance } from "../../session/use-appearance.ts";
import { useSignOut } from "../../session/change-session.ts";
import type { ActAsContext } from "./act-as.tsx";
import { PersonAvatar } from "../person-avatar.tsx";
import { useSpaceChoices } from "./use-space-choices.tsx";
import styles from "../act-as.module.css";

type Props = {
  me: Me;
  /** The user's Spaces with their details; empty until loaded. */
  mine: readonly MySpace[];
  as: ActAsContext;
  onNavigate: () => void;
};

/** The menu of contexts: the user, the user's Spaces, and the administration if permitted; then language, theme and sign-out. */
export function ActAsMenu({ me, mine, as, onNavigate }: Props) {
  const { t } = useLingui();
  const signOut = useSignOut();
  const spaces = useSpaceChoices(me, mine, as);
  const fullName = `${me.firstName} ${me.lastName}`;
  const choices: ActAsChoice[] = [
    {
      id: me.id,
      name: <bdi>{fullName}</bdi>,
      detail: t`Talent`,
      avatar: <PersonAvatar person={me} size="sm" />,
      current: as === "talent",
      link: <Link to="/home" />,
    },
    ...spaces,
  ];
  if (me.administrator)
    choices.push({
      id: "admin",
      name: t`Administration`,
      avatar: <Icon icon={IconShieldLock} size="lg" />,
      current: as === "admin",
      link: <Link {...toAdmin()} />,
    });
  const entries: ContextEntry[] = [
    ...(me.onboarded
      ? []
      : [{ id: "welcome", label: t`Finish setting up`, icon: IconPlayerPlay, link: <Link to="/welcome" /> }]),
    { id: "saved", label: t`Saved jobs`, icon: IconBookmark, link: <Link to="/saved" /> },
    {
      id: "settings",
      label: t`Settings and privacy`,
      icon: IconSettings,
      link: <Link to="/settings/{-$part}" params={{ part: undefined }} />,
    },
    { id: "language", label: t`Language`, icon: IconLanguage, control: <LanguageSelect /> },
    { id: "scheme", label: t`Dark theme`, icon: IconMoon, control: <DarkSwitch /> },
    { id: "sign-out", label: t`Sign out`, icon: IconLogout, onSelect: () => void signOut() },
  ];
  return (
    <ContextMenu
      label={t`Act as`}
      title={t`You’re acting as`}
      choices={choices}
      more={[{ id: "new-space", label: t`Open a Space`, icon: IconPlus, link: <Link to="/spaces/new" /> }]}
      entries={entries}
      onNavigate={onNavigate}
    />
  );
}

function DarkSwitch() {
  const { t } = useLingui();
  const { scheme, set } = useAppearance();
  return (
    <Switch
      hideLabel
      label={t`Dark theme`}
      checked={scheme === "dark"}
      onChange={(event) => set(event.target.checked ? "dark" : "light")}
    />
  );
}

function LanguageSelect() {
  const { t } = useLingui();
  const { locale, change } = useLanguage();
  return (
    <select
      aria-label={t`Language`}
      className={styles.select}
      value={locale}
      onChange={({ target: { value } }) => {
        if (isLocale(value)) void change(value);
      }}
    >
      {choosableLocales(locale).map((code) => (
        <option key={code} value={code} lang={code}>
          {localeNames[code]}
        </option>
      ))}
    </select>
  );
}

import { useParams } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { isAccountPart, type AccountLinkPage } from "./account-parts.ts";
import { EnrolPasskeyPage } from "./enrol-passkey-page.tsx";
import { ConfirmAlertPage, JobAlertsPage } from "./job-alerts/job-alerts-page.tsx";
import { KeepAccountPage } from "./keep-account-page.tsx";
import { UndoEmailPage } from "./undo-email-page.tsx";

const pages: Record<AccountLinkPage, ComponentType> = {
  keep: KeepAccountPage,
  passkey: EnrolPasskeyPage,
  "undo-email": UndoEmailPage,
  "confirm-alert": ConfirmAlertPage,
  "job-alerts": JobAlertsPage,
};

export function AccountPartPage() {
  const part = useParams({ from: "/_account/account/$part", select: (params) => params.part });
  const Page = isAccountPart(part) ? pages[part] : null;
  return Page && <Page />;
}

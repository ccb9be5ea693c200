import { randomUUIDv7 } from "node:crypto";
import type { CallOptions } from "@orbita/contract";
import {
  everyone,
  signedIn,
  type PermissionCase,
  type PermissionCases,
  type Verdicts,
  type PermissionWorld,
} from "./roles.ts";

const why = { reason: "Richiesta 4471" };
const one = () => ({ params: { id: randomUUIDv7() } });
const flag = () => ({ params: { id: randomUUIDv7(), flag: "false" as const } });
const admins: Verdicts = {
  ...signedIn,
  talent: "denied",
  viewer: "denied",
  recruiter: "denied",
  owner: "denied",
  stranger: "denied",
};
const owners: Verdicts = { ...admins, owner: "in", admin: "denied" };
type PermissionCall = PermissionCase["call"];
const mine = (call: PermissionCall, absent?: string): PermissionCase => ({
  who: signedIn,
  call,
  ...(absent && { absent }),
});
const ofSpace = (call: PermissionCall, absent = "access.denied"): PermissionCase => ({ who: owners, call, absent });
const back = (call: PermissionCall, absent?: string): PermissionCase => ({
  who: admins,
  call,
  ...(absent && { absent }),
});
const inSpace = ({ spaceId }: PermissionWorld) => ({ params: { id: spaceId } });
const bySpace = ({ spaceId }: PermissionWorld) => ({ params: { space: spaceId } });
const byInvoice = ({ spaceId }: PermissionWorld) => ({ params: { space: spaceId, invoice: randomUUIDv7() } });
const acting = ({ spaceId }: PermissionWorld, options: CallOptions) => ({ ...options, spaceId });
const invoice = () => ({ body: { invoice: randomUUIDv7() } });
const noInvoice = "invoice.notFound";
const noMethod = "payment.methodNotFound";
const month = { body: { month: "2020-01" } };

export const paymentsRows: PermissionCases<"payments"> = {
  userMethods: mine((c) => c.payments.userMethods({})),
  spaceMethods: ofSpace((c, w) => c.payments.spaceMethods(inSpace(w))),
  setUpForUser: mine((c) => c.payments.setUpForUser({})),
  setUpForSpace: ofSpace((c, w) => c.payments.setUpForSpace(inSpace(w))),
  settleSetup: mine((c) => c.payments.settleSetup(one()), "payment.setupNotFound"),
  readMethod: mine((c) => c.payments.readMethod(one()), noMethod),
  changeMethod: mine((c) => c.payments.changeMethod({ ...one(), body: { isDefault: true } }), noMethod),
  removeMethod: mine((c) => c.payments.removeMethod(one()), noMethod),
  webhook: { who: everyone, call: (c) => c.payments.webhook({ headers: {} }) },
};

export const collectingRows: PermissionCases<"collecting"> = {
  intendForSpace: ofSpace((c, w) => c.collecting.intendForSpace({ ...inSpace(w), ...invoice() })),
  intendForUser: mine((c) => c.collecting.intendForUser(invoice()), noInvoice),
  execute: mine((c) => c.collecting.execute({ body: { paymentIntent: randomUUIDv7() } }), "payment.notFound"),
  settle: mine((c) => c.collecting.settle(one()), "payment.notFound"),
};

export const invoicesRows: PermissionCases<"invoices"> = {
  list: ofSpace((c, w, o) => c.invoices.list(bySpace(w), acting(w, o))),
  read: ofSpace((c, w, o) => c.invoices.read(byInvoice(w), acting(w, o))),
  summary: ofSpace((c, w, o) => c.invoices.summary(bySpace(w), acting(w, o))),
  download: ofSpace((c, w, o) => c.invoices.download({ ...byInvoice(w), query: {} }, acting(w, o))),
};

export const adminInvoicesRows: PermissionCases<"adminInvoices"> = {
  blocked: back((c) => c.adminInvoices.blocked({})),
  read: back((c) => c.adminInvoices.read(one()), noInvoice),
  change: back((c) => c.adminInvoices.change({ ...one(), body: { version: 1 } }), noInvoice),
  remove: back((c) => c.adminInvoices.remove(one(), why), noInvoice),
  history: back((c) => c.adminInvoices.history(one()), noInvoice),
  enable: back((c) => c.adminInvoices.enable(flag(), why), noInvoice),
  credit: back((c) => c.adminInvoices.credit({ ...one(), body: { reason: "Errore nostro" } }), noInvoice),
  reissue: back((c) => c.adminInvoices.reissue(one()), noInvoice),
  download: back((c) => c.adminInvoices.download({ ...one(), query: {} }), noInvoice),
  receipts: back((c) => c.adminInvoices.receipts({ body: {}, files: [] })),
  triggerInstances: back((c) => c.adminInvoices.triggerInstances(month)),
  trigger: back((c) => c.adminInvoices.trigger(month)),
  triggerPayment: back((c) => c.adminInvoices.triggerPayment(month)),
};

export const contractsRows: PermissionCases<"contracts"> = {
  read: back((c, { spaceId }) => c.contracts.read({ params: { id: spaceId } }), "space.notFound"),
  change: back(
    (c, { spaceId }) => c.contracts.change({ params: { id: spaceId }, body: { version: 1 } }),
    "space.notFound",
  ),
  history: back((c, { spaceId }) => c.contracts.history({ params: { id: spaceId } }), "space.notFound"),
};

/** Props of an admin page. The search parameters are unchecked: each page validates what it reads. */
export type AdminPageProps = { name: string | undefined; more: string | undefined; search: Record<string, unknown> };

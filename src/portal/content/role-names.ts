import type { Role } from '#generated/authorization/types.ts'

/** The names of the contracts' roles, the same on every page. A role without a name does not compile. */
export const roleNames: Readonly<Record<Role, string>> = {
  self: 'Member',
  'account-owner': 'Owner',
  'account-owner-restricted': 'Restricted owner',
  'billing-viewer': 'Billing viewer',
  'billing-editor': 'Billing editor',
  'api-key-viewer': 'API key viewer',
  'api-key-editor': 'API key editor',
  'internal-admin': 'Staff',
}

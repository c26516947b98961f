import type { Role } from '#generated/authorization/types.ts'

/** What people call each role of the contracts: its one name on every page. A role without a name does not compile. */
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

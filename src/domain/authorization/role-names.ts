/** The names of the contracts' roles, the same in pages and emails. A role without a name does not compile there. */
export const roleNames = {
  self: 'Member',
  'account-owner': 'Owner',
  'account-owner-restricted': 'Restricted owner',
  'billing-viewer': 'Billing viewer',
  'billing-editor': 'Billing editor',
  'api-key-viewer': 'API key viewer',
  'api-key-editor': 'API key editor',
  'internal-admin': 'Staff',
} as const

/** Maximum number of members and open invitations without a paid plan (account-portal §9). */
export const DEFAULT_MAX_USERS = 1

/** Roles of an account's first owner: every customer role (decision R5). */
export const FIRST_OWNER_ROLES = [
  'account-owner',
  'billing-viewer',
  'billing-editor',
  'api-key-viewer',
  'api-key-editor',
] as const

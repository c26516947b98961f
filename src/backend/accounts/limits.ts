/** Members and open invitations that an account without a license for more has room for (account-portal §9). */
export const DEFAULT_MAX_USERS = 1

/** What the first owner of an account may do: everything a customer can (decision R5). */
export const FIRST_OWNER_ROLES = [
  'account-owner',
  'billing-viewer',
  'billing-editor',
  'api-key-viewer',
  'api-key-editor',
] as const

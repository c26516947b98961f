/** Roles that only an owner can grant and revoke (decision R4). */
export const OWNER_ROLES = ['account-owner', 'account-owner-restricted'] as const

/**
 * Days before an organization from before that rule has to have verified its domains at which owners get an email.
 * The migration gives it as many as the first.
 */
export const DOMAIN_REMINDER_DAYS = [30, 7, 1, 0]

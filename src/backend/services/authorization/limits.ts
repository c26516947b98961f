/** Staff can act as another person for at most an hour. Changing anything requires a recent login. */
export const ACTING_LIFETIME = 60 * 60_000
export const ACTING_RECENT_LOGIN = 15 * 60_000

/** How long the link of an invitation works (decision A14). */
export const INVITATION_LIFETIME = 7 * 24 * 60 * 60_000

/** Roles that only an owner can grant and revoke (decision R4). */
export const OWNER_ROLES = ['account-owner', 'account-owner-restricted'] as const

/** How long a test login with an identity provider remains valid. */
export const PROVIDER_TEST_LIFETIME = 24 * 60 * 60_000

/** Days before a certificate expires at which owners get an email. */
export const CERTIFICATE_REMINDER_DAYS = [30, 7, 1]

/**
 * Days before an organization from before that rule has to have verified its domains at which owners get an email.
 * The migration gives it as many as the first.
 */
export const DOMAIN_REMINDER_DAYS = [30, 7, 1, 0]

/** Within which time an owner has to confirm an activation by a login. */
export const CONFIRMATION_TIME = 30 * 60_000

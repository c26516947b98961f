/** Staff can act as another person for at most an hour. Changing anything requires a recent login. */
export const ACTING_LIFETIME = 60 * 60_000
export const ACTING_RECENT_LOGIN = 15 * 60_000

/** How long the link of an invitation works (decision A14). */
export const INVITATION_LIFETIME = 7 * 24 * 60 * 60_000

/** Roles that only an owner can grant and revoke (decision R4). */
export const OWNER_ROLES = ['account-owner', 'account-owner-restricted'] as const

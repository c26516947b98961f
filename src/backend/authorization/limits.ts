/** Staff act as another person for an hour at most; to change anything as them takes a recent login. */
export const ACTING_LIFETIME = 60 * 60_000
export const ACTING_RECENT_LOGIN = 15 * 60_000

/** The link of an invitation works for a week (decision A14). */
export const INVITATION_LIFETIME = 7 * 24 * 60 * 60_000

/** Roles that an owner alone gives and takes (decision R4). */
export const OWNER_ROLES = ['account-owner', 'account-owner-restricted'] as const

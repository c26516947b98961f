/** The figures of the specification and of our own decisions, each with where it comes from. */

/** An access token lives this long, in milliseconds (decision: short enough to forget). */
export const ACCESS_TOKEN_LIFETIME = 15 * 60_000
/** The portal takes a new token this long before the end of the old one (storefront-and-session §9). */
export const TOKEN_REFRESH_LEAD = 120_000
/** A session that nobody uses ends after a day; any session ends after thirty. */
export const SESSION_IDLE_LIFETIME = 24 * 60 * 60_000
export const SESSION_ABSOLUTE_LIFETIME = 30 * 24 * 60 * 60_000
/** A change of session or roles bites after this time at the latest; the promise is 5 seconds. */
export const ACCESS_CACHE_LIFETIME = 2_000
/** The link of a confirmation mail works for a day; the next mail may be asked for after a minute. */
export const CONFIRMATION_LIFETIME = 24 * 60 * 60_000
export const CONFIRMATION_COOL_DOWN = 60_000
/** A browser stays known for so long after the person's last login with it (decision: twice a year is a habit). */
export const KNOWN_DEVICE_LIFETIME = 180 * 24 * 60 * 60_000
/** A second factor that was begun has to be confirmed within a quarter of an hour. */
export const SECOND_FACTOR_SETUP_LIFETIME = 15 * 60_000
export const RECOVERY_CODE_COUNT = 10
/** So many wrong codes in a row after a right password, and the person is told by mail. */
export const WRONG_CODES_BEFORE_NOTICE = 5
/** What a browser is asked to sign for a passkey is good for five minutes. */
export const PASSKEY_CHALLENGE_LIFETIME = 5 * 60_000
export const MAX_PASSKEYS = 20
/** Logins with other services; the password makes twenty ways in. */
export const MAX_THIRD_PARTY_LOGINS = 19
/** What has ended is kept for thirty days, and what people did for four hundred; a job then deletes it. */
export const ENDED_KEPT = 30 * 24 * 60 * 60_000
export const ACTIVITY_KEPT = 400 * 24 * 60 * 60_000
/** A login that went to another service may come back for ten minutes. */
export const LOGIN_ATTEMPT_LIFETIME = 10 * 60_000
/** A new password has so many characters, counted as people see them (decision A1). The contract says so, too. */
export const MIN_PASSWORD_LENGTH = 15
export const MAX_PASSWORD_LENGTH = 128
/** The link to choose a new password works for half an hour; another may be asked for after a minute. */
export const PASSWORD_RESET_LIFETIME = 30 * 60_000
export const PASSWORD_RESET_COOL_DOWN = 60_000
/** A deleted key can be recovered for thirty days (decision K4). */
export const KEY_RECOVERY_WINDOW = 30 * 24 * 60 * 60_000
export const MAX_SECRET_KEYS = 10_000
export const MAX_EMBEDDED_KEYS = 10_000
/** Hostnames that an embedded key can have authorized at a time (decision K5), and so many deactivated ones. */
export const MAX_HOSTNAMES = 100
/** Lookups are kept by the hour for so long; by the day of UTC they stay. The contracts say so, too. */
export const USAGE_HOURS_KEPT = 400 * 24 * 60 * 60_000
/** A report of usage covers six calendar months at most (feature KY7), and a million rows. */
export const USAGE_REPORT_MONTHS = 6
export const USAGE_REPORT_ROWS = 1_000_000
/** Nobody else gets a former name of an organization for ninety days (decision O6). */
export const ORGANIZATION_NAME_KEPT = 90 * 24 * 60 * 60_000
/** A test login with an identity provider counts for a day. */
export const PROVIDER_TEST_LIFETIME = 24 * 60 * 60_000
/** Clocks of identity providers may differ from ours by this much. */
export const CLOCK_SKEW = 60_000

/** What the first owner of an account may do: everything a customer can (decision R5). */
export const FIRST_OWNER_ROLES = [
  'account-owner',
  'billing-viewer',
  'billing-editor',
  'api-key-viewer',
  'api-key-editor',
] as const

/** The role of in-house staff (decision R6). No customer ever holds it. */
export const INTERNAL_ROLE = 'internal-admin'
/** Staff act as another person for an hour at most; to change anything as them takes a recent login. */
export const ACTING_LIFETIME = 60 * 60_000
export const ACTING_RECENT_LOGIN = 15 * 60_000

/** Members and open invitations that an account without a license for more has room for (account-portal §9). */
export const DEFAULT_MAX_USERS = 1
/** The link of an invitation works for a week (decision A14). */
export const INVITATION_LIFETIME = 7 * 24 * 60 * 60_000
/** Roles that an owner alone gives and takes (decision R4). */
export const OWNER_ROLES = ['account-owner', 'account-owner-restricted'] as const
/** So many lookups of a subscription stand for unlimited ones (account-portal §9). */
export const UNLIMITED_LOOKUPS = 1_000_000_000_000

/** The link of a confirmation mail works for a day; the next mail may be asked for after a minute. */
export const CONFIRMATION_LIFETIME = 24 * 60 * 60_000
export const CONFIRMATION_COOL_DOWN = 60_000

/** A browser stays known for so long after the person's last login with it: twice a year is a habit. */
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

/** A login that went to another service may come back for ten minutes. */
export const LOGIN_ATTEMPT_LIFETIME = 10 * 60_000

/** The link to choose a new password works for half an hour; another may be asked for after a minute. */
export const PASSWORD_RESET_LIFETIME = 30 * 60_000
export const PASSWORD_RESET_COOL_DOWN = 60_000

/** The link in a confirmation mail works for a day; another email can be requested after a minute. */
export const CONFIRMATION_LIFETIME = 24 * 60 * 60_000
export const CONFIRMATION_COOL_DOWN = 60_000

/** How long a browser stays known after the person's last login with it: twice a year is a habit. */
export const KNOWN_DEVICE_LIFETIME = 180 * 24 * 60 * 60_000

/** The setup of a second factor must be confirmed within this time. */
export const SECOND_FACTOR_SETUP_LIFETIME = 15 * 60_000

export const RECOVERY_CODE_COUNT = 10

/** After this many wrong codes in a row with the right password, the person gets an email. */
export const WRONG_CODES_BEFORE_NOTICE = 5

/** How long the challenge of a passkey is valid. */
export const PASSKEY_CHALLENGE_LIFETIME = 5 * 60_000

/** How long a redirected login can take to return. */
export const LOGIN_ATTEMPT_LIFETIME = 10 * 60_000

/** The reset link works for half an hour; another can be requested after a minute. */
export const PASSWORD_RESET_LIFETIME = 30 * 60_000
export const PASSWORD_RESET_COOL_DOWN = 60_000

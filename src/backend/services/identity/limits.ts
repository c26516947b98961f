/** Another confirmation email can be requested after a minute. */
export const CONFIRMATION_COOL_DOWN = 60_000

export const RECOVERY_CODE_COUNT = 10

/** After this many wrong codes in a row with the right password, the person gets an email. */
export const WRONG_CODES_BEFORE_NOTICE = 5

/** Another reset link can be requested after a minute. */
export const PASSWORD_RESET_COOL_DOWN = 60_000

/** How long a deleted key can be recovered (decision K4). */
export const KEY_RECOVERY_WINDOW = 30 * 24 * 60 * 60_000

/** The contract has the same number. */
export const MAX_SECRET_KEYS = 10_000
export const MAX_EMBEDDED_KEYS = 10_000

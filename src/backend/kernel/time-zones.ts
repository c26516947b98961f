/**
 * Whether the runtime knows a time zone by this name of the tz database: a place, such as `Europe/Berlin`, or UTC.
 * Offsets are not names. Neither are abbreviations such as CST, because they are ambiguous, and a database may
 * interpret them differently from the runtime.
 */
export function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]+\//.test(name) ? Boolean(canonicalName(name)) : /^[A-Za-z]/.test(name) && isUtc(name)
  } catch {
    return false
  }
}

/** Whether a zone is UTC under any name. Throws for what is no time zone. */
export const isUtc = (timeZone: string): boolean => canonicalName(timeZone) === 'UTC'

const canonicalName = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone

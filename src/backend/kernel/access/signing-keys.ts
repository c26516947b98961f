import { DAY, HOUR, MINUTE } from '#domain/time/durations.ts'
import { ACCESS_TOKEN_LIFETIME } from '#generated/durations.ts'

interface SigningKey {
  kid: string
  created: Date
}

/** A new key is made this long after the one before, in milliseconds. */
export const SIGNING_KEY_PERIOD = 90 * DAY
/** Everyone who verifies tokens has read a key by then, and only then it signs. Replicas read the keys every minute. */
export const PUBLISHED_BEFORE = HOUR
/** By how much the clocks of replicas may differ. */
const SLACK = 5 * MINUTE

/** The key that signs at a moment: the newest that has been published for long enough. `keys` begins with the newest. */
export function signingKeyOf<Key extends SigningKey>(keys: readonly Key[], now: Date): Key {
  const key = keys.find(({ created }) => created.getTime() + PUBLISHED_BEFORE <= now.getTime()) ?? keys.at(-1)
  if (!key) throw new Error('no signing key')
  return key
}

/** Keys whose last token has ended. `keys` begins with the newest. */
export function endedKeys<Key extends SigningKey>(keys: readonly Key[], now: Date): Key[] {
  const signing = keys.indexOf(signingKeyOf(keys, now))
  return keys.filter((_, index) => {
    const next = keys[index - 1]
    if (index <= signing || !next) return false
    const lastSigned = next.created.getTime() + PUBLISHED_BEFORE
    return lastSigned + ACCESS_TOKEN_LIFETIME + SLACK <= now.getTime()
  })
}

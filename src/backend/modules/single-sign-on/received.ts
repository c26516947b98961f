import type { ReceivedValue } from '#generated/authorization/types.ts'

const [VALUES_KEPT, NAME_LIMIT, VALUE_LIMIT] = [40, 200, 300]
const MASK = '••••••••'

/** Names of values that belong to a session, or that prove something to someone. */
const SECRET = /token|secret|passw|nonce|code|hash|key|signature|sid|session|jti/i
/** A signed token, or the start of one. */
const TOKEN = /^eyJ[\w-]{8,}\./

/**
 * Claims or attributes as the page shows them: shortened, and without anything that could be used to log in. Only
 * this is ever stored.
 */
export function toReceived(values: Iterable<readonly [string, unknown]>): ReceivedValue[] {
  const shown: ReceivedValue[] = []
  for (const [name, value] of values) {
    if (shown.length === VALUES_KEPT) break
    if (name === '' || value === undefined) continue
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
    const isSecret = SECRET.test(lastPart(name)) || TOKEN.test(text)
    shown.push({
      name: printable(name).slice(0, NAME_LIMIT),
      value: isSecret ? MASK : printable(text).slice(0, VALUE_LIMIT),
    })
  }
  return shown
}

/** Names of attributes are often addresses, whose last part is what they are about. */
const lastPart = (name: string) => name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf(':')) + 1)

/** PostgreSQL stores no zero bytes, and half a character is not JSON. */
const printable = (text: string) => text.replaceAll('\0', '').toWellFormed()

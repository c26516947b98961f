import type { Session } from '../lib/sign-in.ts'

/** Calls of a round, and how many of them are in progress at once. */
const CALLS = 5_000
const AT_ONCE = 24

/** What a call is about: no two have the same, so that whatever keeps something by it shows. */
interface Turn {
  number: number
  session: Session
  lookupKey: string
}

interface Call {
  path: string
  method?: string
  headers?: Record<string, string>
  body?: unknown
}

/** Hostile and plain calls, in a fixed order of which each round takes the next. */
const KINDS: readonly ((turn: Turn) => Call)[] = [
  // Another name, from another address.
  ({ number }) => ({
    path: '/api/identity/identities/login',
    method: 'POST',
    body: { username: `stranger-${number}@strangers.example`, password: `Not the password ${number}` },
  }),
  ({ number }) => ({
    path: '/api/identity/identities/password-reset',
    method: 'POST',
    body: { username: `stranger-${number}@strangers.example` },
  }),
  ({ number, lookupKey }) => ({
    path: `/api/gateway/us-street?street=${number % 9_999}+N+Juniper+St&zipcode=84116`,
    headers: { authorization: lookupKey },
  }),
  // A key that no one has.
  ({ number }) => ({
    path: `/api/gateway/us-street?street=1+Main+St&zipcode=84116`,
    headers: { authorization: `Basic ${btoa(`${idOf(number)}:token-${number}`)}` },
  }),
  ({ number, session }) => ({
    path: `/api/security/secret-keys?page_size=${1 + (number % 50)}&search=label-${number}`,
    headers: session.bearer,
  }),
  ({ number, session }) => ({ path: `/api/security/secret-keys/${idOf(number)}`, headers: session.bearer }),
  ({ number, session }) => ({
    path: `/api/billing/v1/account/orders?page_size=${1 + (number % 50)}`,
    headers: session.bearer,
  }),
  ({ number, session }) => ({
    path: `/api/billing/v1/account/orders/${number}/receipt`,
    headers: session.bearer,
  }),
  ({ number }) => ({ path: '/api/security/secret-keys', headers: { authorization: `Bearer ${number}.a.b` } }),
  ({ number }) => ({ path: `/api/none-${number}/${idOf(number)}` }),
  ({ number }) => ({ path: `/products/none-${number}` }),
  ({ number, session }) => ({
    path: '/api/authorization/token',
    method: 'POST',
    headers: { ...session.bearer, cookie: `session=${number}` },
  }),
  ({ number, session }) => ({
    path: '/api/security/secret-keys',
    method: 'PUT',
    headers: session.bearer,
    body: { [`unknown_${number}`]: number, label: 'x'.repeat(number % 300) },
  }),
]

/** Sends a round of calls. Rejects when one fails on the side of the server. */
export async function sendRound(
  origin: string,
  { round, sessions, lookupKey }: { round: number; sessions: readonly Session[]; lookupKey: string },
): Promise<void> {
  let next = round * CALLS
  const end = next + CALLS
  const work = async () => {
    while (next < end) {
      const number = next++
      const kind = KINDS[number % KINDS.length] as (typeof KINDS)[number]
      const {
        path,
        method = 'GET',
        headers,
        body,
      } = kind({
        number,
        session: sessions[number % sessions.length] as Session,
        lookupKey,
      })
      const response = await fetch(`${origin}${path}`, {
        method,
        headers: {
          origin,
          'x-forwarded-for': addressOf(number),
          'user-agent': `agent ${number}`,
          ...headers,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      await response.arrayBuffer()
      if (response.status >= 500) throw new Error(`${method} ${path}: ${response.status}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

const addressOf = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

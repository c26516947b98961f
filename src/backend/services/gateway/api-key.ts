import type { IncomingHttpHeaders } from 'node:http'
import { isProgram } from '#domain/gateway/callers.ts'
import { hostOf } from '#domain/keys/hostnames.ts'
import { hashSecret } from '#kernel/access/secret-box.ts'

/**
 * The credentials of a call with a key. They are only read here; the service checks them.
 */
export interface ApiKeyCredentials {
  /** A secret key takes precedence over an embedded one. */
  kind: 'secret' | 'embedded' | 'none'
  /** As it was sent; empty for none. */
  id: string
  /** Of a secret key; empty for an embedded one. */
  token: string
  /** As it is stored. */
  tokenHash: string
  /** Whether they were in the URL, where logs of others may have them. */
  isInUrl: boolean
  /** Normalized host of the calling page. */
  host: string | null
  isFromBrowser: boolean
  /** Whether the caller identifies itself as a program, or not at all. */
  isProgram: boolean
}

interface KeyQuery {
  key?: string
  'auth-id'?: string
  'auth-token'?: string
}

interface Sent {
  headers: Readonly<IncomingHttpHeaders>
  query: unknown
}

/**
 * Returns the credentials of a call, by its headers and its query. Those of a secret key are read from its URL only where
 * `readsUrl` says so.
 */
export function readApiKey(
  { headers, query }: Sent,
  { readsUrl = false }: { readsUrl?: boolean } = {},
): ApiKeyCredentials {
  const { origin, referer, authorization, 'user-agent': userAgent = '' } = headers
  const { key, 'auth-id': id, 'auth-token': token } = (query ?? {}) as KeyQuery
  const basic = readBasic(authorization)
  const isInUrl = !basic && readsUrl && (id !== undefined || token !== undefined)
  const secret = isInUrl ? secretOf(id ?? '', token ?? '') : basic
  return {
    kind: secret ? 'secret' : key ? 'embedded' : 'none',
    id: secret ? secret.id : (key ?? ''),
    token: secret ? secret.token : '',
    tokenHash: secret ? secret.tokenHash : '',
    isInUrl,
    host: hostOf(origin ?? '') ?? hostOf(referer ?? '') ?? null,
    // Programs can send Sec-Fetch-Mode, as fetch of Node does; only browsers know the site of a page.
    isFromBrowser: origin !== undefined || referer !== undefined || headers['sec-fetch-site'] !== undefined,
    isProgram: isProgram(userAgent),
  }
}

interface Secret {
  id: string
  token: string
  tokenHash: string
}

const secretOf = (id: string, token: string): Secret => ({ id, token, tokenHash: hashSecret(token) })

/** Headers that are known at once, and the characters of the longest one; one with a key has 120. */
const KNOWN = 1_000
const LONGEST = 256
/** What headers say, because a program sends the same one with each of its calls. */
const known = new Map<string, Secret>()

/** Anything that is not `id:token` in base64 is an unknown key. */
function readBasic(authorization: string | undefined): Secret | undefined {
  if (authorization === undefined) return undefined
  const before = known.get(authorization)
  if (before) return before
  const [, encoded = ''] = /^Basic +([A-Za-z0-9+/_=-]+)$/i.exec(authorization) ?? []
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  const secret = colon < 0 ? secretOf('', '') : secretOf(text.slice(0, colon), text.slice(colon + 1))
  if (authorization.length > LONGEST) return secret
  if (known.size === KNOWN) known.clear()
  known.set(authorization, secret)
  return secret
}

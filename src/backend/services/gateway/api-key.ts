import type { IncomingHttpHeaders } from 'node:http'
import { isProgram } from '#domain/gateway/callers.ts'
import { hostOf } from '#domain/keys/hostnames.ts'

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
  const secret = isInUrl ? { id: id ?? '', token: token ?? '' } : basic
  return {
    ...(secret
      ? { kind: 'secret', ...secret }
      : { kind: key ? 'embedded' : 'none', id: key ?? '', token: '' }),
    isInUrl,
    host: hostOf(origin ?? '') ?? hostOf(referer ?? '') ?? null,
    // Programs can send Sec-Fetch-Mode, as fetch of Node does; only browsers know the site of a page.
    isFromBrowser: [origin, referer, headers['sec-fetch-site']].some(header => header !== undefined),
    isProgram: isProgram(userAgent),
  }
}

/** Anything that is not `id:token` in base64 is an unknown key. */
function readBasic(authorization: string | undefined): { id: string; token: string } | undefined {
  if (authorization === undefined) return undefined
  const [, encoded = ''] = /^Basic +([A-Za-z0-9+/_=-]+)$/i.exec(authorization) ?? []
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  return colon < 0 ? { id: '', token: '' } : { id: text.slice(0, colon), token: text.slice(colon + 1) }
}

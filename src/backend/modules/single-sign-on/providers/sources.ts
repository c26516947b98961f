import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  clockSkew,
  customFetch,
  discovery,
} from 'openid-client'
import type { Kernel } from '#kernel/contract/context.ts'
import type { OidcSettings } from './settings.ts'

type Machinery = Pick<Kernel, 'outbound' | 'clock' | 'config'>

/** Whether a browser may be sent to an address of an identity provider. */
export function mayLeadTo(url: URL, { config }: Pick<Kernel, 'config'>): boolean {
  const isHere = config.OUTBOUND_LOOPBACK === 'allowed' && ['localhost', '127.0.0.1'].includes(url.hostname)
  return url.protocol === 'https:' || (isHere && url.protocol === 'http:')
}

/** Loads metadata from an address. Rejects unless it returns 200 with text. */
export async function loadMetadata(url: string, { outbound }: Pick<Kernel, 'outbound'>): Promise<string> {
  const response = await outbound.fetch(url, {
    headers: { accept: 'application/samlmetadata+xml, application/xml, text/xml' },
  })
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`)
  return new TextDecoder('utf-8', { fatal: true }).decode(await response.arrayBuffer())
}

/**
 * An issuer's metadata, as a client of openid-client that only uses our outbound connection. Rejects unless
 * the issuer's name for itself matches exactly and it supports what a login needs.
 */
export async function discoverIssuer(
  { issuer, clientId }: Pick<OidcSettings, 'issuer' | 'clientId'>,
  clientSecret: string,
  machinery: Machinery,
): Promise<Configuration> {
  const { outbound, clock } = machinery
  const fetchOutside = (url: string, { method, headers, body }: RequestOptions) =>
    outbound.fetch(url, { method, headers, ...(body != null && { body: String(body) }) })
  const isInsecure = issuer.startsWith('http:') && mayLeadTo(new URL(issuer), machinery)
  const found = await discovery(new URL(issuer), clientId, undefined, undefined, {
    [customFetch]: fetchOutside,
    ...(isInsecure && { execute: [allowInsecureRequests] }),
  })
  const metadata = found.serverMetadata()
  if (metadata.issuer !== issuer) throw new Error(`${issuer} calls itself ${metadata.issuer}`)
  const { authorization_endpoint: authorization, token_endpoint: token, jwks_uri: keys } = metadata
  if (!authorization || !token || !keys || !mayLeadTo(new URL(authorization), machinery))
    throw new Error(`${issuer} offers no login`)
  const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  const authentication = methods.includes('client_secret_basic')
    ? ClientSecretBasic(clientSecret)
    : ClientSecretPost(clientSecret)
  // system time: the library counts with it, and has to count with our clock.
  const skew = Math.round((clock.now().getTime() - Date.now()) / 1000)
  const client = new Configuration(metadata, clientId, { [clockSkew]: skew }, authentication)
  client[customFetch] = fetchOutside
  if (isInsecure) allowInsecureRequests(client)
  return client
}

interface RequestOptions {
  method: string
  headers: Record<string, string>
  body?: unknown
}

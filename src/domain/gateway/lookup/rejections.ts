import { coversHostname } from '#domain/keys/hostnames.ts'
import { coversIp } from '#domain/keys/ip-ranges.ts'
import { timeOf } from '#domain/subscription/subscription-status.ts'
import { nearHostname } from '../near-hostname.ts'
import type { Attempt, KeyFacts, LicenseFacts, Rejection } from './facts.ts'

/** 401: the credentials are not valid. */
export function rejectCredentials(key: KeyFacts | null, attempt: Attempt, now: Date): Rejection | undefined {
  const { credentials, token, isFromBrowser, host } = attempt
  if (credentials === 'none') return { rule: 'no-credentials' }
  // Checked before the key itself, because the author of the page has to learn this in any case.
  if (credentials === 'secret' && isFromBrowser) return { rule: 'secret-in-browser', host }
  if (!key) return { rule: 'unknown-key' }
  if (key.kind !== credentials) return { rule: 'other-kind', kind: key.kind }
  if (key.kind === 'secret' && token === 'ended') return { rule: 'ended-token' }
  if (key.kind === 'secret' && token !== 'right') return { rule: 'wrong-token' }
  const deadline = timeOf(key.recoveryDeadline)
  if (deadline !== undefined) return { rule: 'deleted', recoveryDeadline: new Date(deadline).toISOString() }
  const expires = timeOf(key.expires)
  if (expires !== undefined && expires <= now.getTime())
    return { rule: 'expired', expires: new Date(expires).toISOString() }
  return key.isPaused ? { rule: 'paused' } : undefined
}

/** 403: where the key is used from. */
export function rejectUse(key: KeyFacts, attempt: Attempt): Rejection | undefined {
  const { host, ip, isProgram, isInUrl } = attempt
  if (key.kind === 'secret') {
    if (isInUrl && !key.allowsUrl) return { rule: 'credentials-in-url' }
    const isAllowed = !key.allowedIps.length || key.allowedIps.some(range => coversIp(range, ip))
    return isAllowed ? undefined : { rule: 'ip', ip, allowed: key.allowedIps }
  }
  if (host === null) return { rule: isProgram ? 'bot' : 'no-host' }
  if (coveringHostname(key, attempt) !== undefined) return undefined
  return { rule: 'hostname', host, near: nearHostname(key.hostnames, host) }
}

/** The hostname that allows the page to use the key. */
export function coveringHostname(key: KeyFacts, { host }: Pick<Attempt, 'host'>): string | undefined {
  if (key.kind === 'secret' || host === null) return undefined
  return key.hostnames.find(({ hostname, isAuthorized }) => isAuthorized && coversHostname(hostname, host))
    ?.hostname
}

/** 402 and 403: which license the lookup is for. */
export function rejectLicense(
  key: KeyFacts,
  held: readonly LicenseFacts[],
  attempt: Attempt,
): Rejection | undefined {
  const { license, product } = attempt
  if (license === 'unknown') return { rule: 'unknown-license' }
  if (license !== null && !product.includes(license)) return { rule: 'other-product', license, product }
  const wanted = wantedLicenses(attempt)
  const { licenses: scope } = key
  if (scope && !wanted.some(id => scope.includes(id))) return { rule: 'license-scope', wanted, scope }
  return licensesFor(key, held, attempt).length ? undefined : { rule: 'license-not-held', wanted }
}

function wantedLicenses({ license, product }: Attempt): readonly number[] {
  return typeof license === 'number' ? [license] : product
}

/** Licenses that the account holds, the key may use and the call requests, in the product's order. */
export function licensesFor(key: KeyFacts, held: readonly LicenseFacts[], attempt: Attempt): LicenseFacts[] {
  const found: LicenseFacts[] = []
  for (const id of wantedLicenses(attempt))
    if (!key.licenses || key.licenses.includes(id))
      for (const license of held) if (license.licenseId === id) found.push(license)
  return found
}

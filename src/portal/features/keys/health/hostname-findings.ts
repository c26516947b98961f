import { coversHostname } from '#domain/keys/hostnames.ts'
import { isOpenToStrangers, isOwnMachine, isRegistered } from '../shared/risky-hostnames.ts'
import type { SurveyedKey } from '../shared/surveyed-key.ts'
import type { Finding, Fix } from './findings.ts'

/** With more wildcards than this, it is hard to say what a key covers. */
export const MANY_WILDCARDS = 4

/** The findings of an embedded key's hostnames. */
export function checkHostnames(hostnames: SurveyedKey['hostnames']): Finding[] {
  const authorized = hostnames.filter(({ isAuthorized }) => isAuthorized).map(({ hostname }) => hostname)
  const deactivated = hostnames.filter(({ isAuthorized }) => !isAuthorized).map(({ hostname }) => hostname)
  if (!authorized.length) return [noHostname(deactivated)]
  const findings = authorized.flatMap(checkHostname)
  const wildcards = authorized.filter(isWildcard)
  if (wildcards.length > MANY_WILDCARDS)
    findings.push({
      id: 'many-wildcards',
      severity: 'warning',
      count: wildcards.length,
      fixes: wildcards.map(deactivate),
    })
  return [...findings, ...checkMissing(authorized, deactivated)]
}

function noHostname(deactivated: readonly string[]): Finding {
  const known = deactivated.filter(hostname => !isRisky(hostname)).slice(0, 3)
  const fixes: Fix[] = known.map(hostname => ({ action: 'authorize', hostname }))
  return {
    id: 'no-hostname',
    severity: 'critical',
    fixes: [...fixes, { action: 'authorize', hostname: null }, { action: 'delete' }],
  }
}

const isWildcard = (hostname: string) => hostname.startsWith('*.')
const isWide = (hostname: string) => isWildcard(hostname) && isOpenToStrangers(hostname.slice(2))
const isRisky = (hostname: string) => isOwnMachine(hostname) || isWide(hostname)

function deactivate(hostname: string): Fix {
  return { action: 'deactivate', hostname }
}

function checkHostname(hostname: string): Finding[] {
  const fixes = [deactivate(hostname)]
  // `*.localhost` ends in a top-level name as well, but strangers cannot register a name there.
  if (isOwnMachine(hostname)) return [{ id: 'own-machine', severity: 'warning', hostname, fixes }]
  return isWide(hostname) ? [{ id: 'wide-wildcard', severity: 'critical', hostname, fixes }] : []
}

/** Names that people expect the key to cover as well. A deactivated one is missing on purpose. */
function checkMissing(authorized: readonly string[], deactivated: readonly string[]): Finding[] {
  const isMissing = (name: string) =>
    !deactivated.includes(name) && !authorized.some(hostname => coversHostname(hostname, name))
  const seen = new Set<string>()
  return authorized.flatMap((beside): Finding[] => {
    if (isRisky(beside)) return []
    const [, below] = /^(?:\*|www)\.(.+)$/.exec(beside) ?? []
    const hostname = below ?? `www.${beside}`
    if (below === undefined ? !isRegistered(beside) : isOpenToStrangers(below)) return []
    if (seen.has(hostname) || !isMissing(hostname)) return []
    seen.add(hostname)
    const fixes: Fix[] = [{ action: 'authorize', hostname }]
    return below === undefined
      ? [{ id: 'www-missing', severity: 'advice', hostname, beside, fixes }]
      : [{ id: 'apex-missing', severity: 'warning', hostname, beside, fixes }]
  })
}

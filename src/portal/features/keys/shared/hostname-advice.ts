import { isOpenToStrangers, isOwnMachine, isRegistered } from './risky-hostnames.ts'

/** What may be missing in addition to a hostname that is valid itself. */
export type HostnameAdvice =
  /** The other hostname that people type for the same site and that the key does not cover yet. */
  | { kind: 'apex' | 'www'; hostname: string }
  /** It works on every computer, so anyone who copies the key can use it there. */
  | { kind: 'local' }

/** Advice for a hostname in its normalized form, given the key's `others`. */
export function adviseHostname(hostname: string, others: readonly string[]): HostnameAdvice[] {
  if (isOwnMachine(hostname)) return [{ kind: 'local' }]
  const known = new Set([hostname, ...others])
  const apex = /^(?:\*|www)\.(.+)$/.exec(hostname)?.[1]
  if (apex) return known.has(apex) || isOpenToStrangers(apex) ? [] : [{ kind: 'apex', hostname: apex }]
  const isCovered = known.has(`www.${hostname}`) || known.has(`*.${hostname}`)
  return isRegistered(hostname) && !isCovered ? [{ kind: 'www', hostname: `www.${hostname}` }] : []
}

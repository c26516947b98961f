import { isOpenToStrangers, isOwnMachine, isRegistered } from '#domain/keys/health/risky-hostnames.ts'
import { checkHostname, normalizeHostname, suggestHostname } from '#domain/keys/hostnames.ts'

/** One of the hostnames that were typed or pasted. */
export interface HostnameLine {
  typed: string
  /** In its normalized form; undefined if it is rejected. */
  hostname: string | undefined
  /** Why it is rejected. */
  reason: string | undefined
  /** What was probably meant instead. */
  suggestion: string | undefined
  advice: HostnameAdvice[]
}

/** Checks each entry against the authorized hostnames and the entries above it. */
export function readHostnames(text: string, authorized: readonly string[]): HostnameLine[] {
  const entries = splitEntries(text)
  const normal = entries.map(entry => {
    const read = normalizeHostname(entry)
    return 'hostname' in read ? read.hostname : undefined
  })
  const all = [...authorized, ...normal.filter(hostname => hostname !== undefined)]
  return entries.map((typed, at) => {
    const before = normal.slice(0, at).filter(hostname => hostname !== undefined)
    const fault = checkHostname(typed, [...authorized, ...before])
    const hostname = fault ? undefined : normal[at]
    return {
      typed,
      hostname,
      reason: fault?.message,
      suggestion: suggestHostname(typed),
      advice: hostname === undefined ? [] : adviseHostname(hostname, all),
    }
  })
}

/** The text with one entry replaced, everything else as it was typed. */
export function replaceEntry(text: string, typed: string, by: string): string {
  let isDone = false
  return text
    .split(/([\n,;])/)
    .map(part => {
      if (isDone || part.trim() !== typed) return part
      isDone = true
      return part.replace(typed, () => by)
    })
    .join('')
}

/** The separate entries of a text: one on each line, or separated by commas or semicolons. */
export function splitEntries(text: string): string[] {
  return text
    .split(/[\n,;]/)
    .map(entry => entry.trim())
    .filter(Boolean)
}

/** What may be missing in addition to a hostname that is valid itself. */
type HostnameAdvice =
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

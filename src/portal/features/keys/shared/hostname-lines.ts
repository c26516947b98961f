import { checkHostname, normalizeHostname, suggestHostname } from '#domain/keys/hostnames.ts'
import { splitEntries } from './entries.ts'
import { adviseHostname, type HostnameAdvice } from './hostname-advice.ts'

/** One of the hostnames that were typed or pasted. */
export interface HostnameLine {
  typed: string
  /** In its normalized form; undefined if it is refused. */
  hostname: string | undefined
  /** Why it is refused. */
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

/** What somebody may want beside a hostname that is fine as it is. */
export type HostnameAdvice =
  /** The other hostname that people type for the same site, and that is not covered yet. */
  | { kind: 'apex' | 'www'; hostname: string }
  /** Works on everybody's own computer, so that whoever copies the key can use it there. */
  | { kind: 'local' }

/**
 * Advice for a hostname in its one form, beside `others` that the key has. A name of two labels is taken for an
 * apex; which names of three are, only a list of public suffixes would know, and an advice too few is better than
 * a wrong one.
 */
export function adviseHostname(hostname: string, others: readonly string[]): HostnameAdvice[] {
  if (isLocal(hostname)) return [{ kind: 'local' }]
  const known = new Set([hostname, ...others])
  const apex = /^(?:\*|www)\.(.+\..+)$/.exec(hostname)?.[1]
  if (apex) return known.has(apex) ? [] : [{ kind: 'apex', hostname: apex }]
  const isApex = /^[^.*:]+\.[^.:]*[^.:\d][^.:]*$/.test(hostname)
  const isCovered = known.has(`www.${hostname}`) || known.has(`*.${hostname}`)
  return isApex && !isCovered ? [{ kind: 'www', hostname: `www.${hostname}` }] : []
}

/** Whether a hostname means the computer of whoever opens the page, or one of a network of its own. */
export function isLocal(hostname: string): boolean {
  return (
    /^(?:.+\.)?(?:localhost|local)$/.test(hostname) ||
    /^(?:127\.|10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|0\.0\.0\.0$)/.test(hostname) ||
    (/^(?:::1$|f[cd]|fe[89ab])/.test(hostname) && hostname.includes(':'))
  )
}

/** Rules for e-mail addresses beyond their syntax. Domains are compared in lower case. */

/** Webmail services whose addresses may not have a plus sign, by family (decision A15). */
const WEBMAIL = [
  /^(gmail|googlemail)\.com$/,
  /^(outlook|hotmail|live)\.(com|[a-z]{2}|com?\.[a-z]{2})$/,
  /^(msn|passport)\.com$/,
  /^yahoo\.(com|[a-z]{2}|com?\.[a-z]{2})$/,
  /^(ymail|rocketmail)\.com$/,
  /^(icloud|me|mac)\.com$/,
  /^(proton\.me|pm\.me|protonmail\.(com|ch))$/,
]

/** The part after the last @, in lower case. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase()
}

export function isWebmail(domain: string): boolean {
  const name = domain.toLowerCase()
  return WEBMAIL.some(family => family.test(name))
}

/** Whether an address is one of many for the same mailbox: `dana+trial7@gmail.com`. */
export function isPlusAddressOfWebmail(address: string): boolean {
  const name = address.slice(0, Math.max(0, address.lastIndexOf('@')))
  return name.includes('+') && isWebmail(domainOf(address))
}

/** Popular domains that people mistype. */
const POPULAR_DOMAINS = [
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'yahoo.com',
  'icloud.com',
  'proton.me',
  'protonmail.com',
]
/** Domains that look like typos but are not. */
const NOT_TYPOS = new Set([
  'mail.com',
  'email.com',
  'ymail.com',
  'gmx.com',
  'aol.com',
  'me.com',
  'hotmail.co',
])

/**
 * The intended address, if its domain is one typo away from a popular one: an extra, missing, wrong or
 * swapped letter. Only a hint, since the typed domain may be correct.
 */
export function suggestAddress(address: string): string | undefined {
  const at = address.lastIndexOf('@')
  const domain = domainOf(address)
  if (at < 1 || isWebmail(domain) || NOT_TYPOS.has(domain)) return undefined
  const meant = POPULAR_DOMAINS.find(known => isOneTypoAway(domain, known))
  return meant && `${address.slice(0, at)}@${meant}`
}

function isOneTypoAway(typed: string, meant: string): boolean {
  let start = 0
  while (start < typed.length && typed[start] === meant[start]) start++
  const rest = (text: string, skipped: number) => text.slice(start + skipped)
  const isSwapped = typed[start] === meant[start + 1] && typed[start + 1] === meant[start]
  return (
    rest(typed, 1) === rest(meant, 1) ||
    rest(typed, 1) === rest(meant, 0) ||
    rest(typed, 0) === rest(meant, 1) ||
    (isSwapped && rest(typed, 2) === rest(meant, 2))
  )
}

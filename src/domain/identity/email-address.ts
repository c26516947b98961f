/** Rules for email addresses beyond their syntax. Domains are compared in lower case. */

/** One service with two names, which ignores dots in the names of mailboxes. */
const GMAIL = /^(gmail|googlemail)\.com$/

/** Webmail services whose addresses may not have a plus sign, by family (decision A15). */
const WEBMAIL = [
  GMAIL,
  /^(outlook|hotmail|live)\.(com|[a-z]{2}|com?\.[a-z]{2})$/,
  /^(msn|passport)\.com$/,
  /^yahoo\.(com|[a-z]{2}|com?\.[a-z]{2})$/,
  /^(ymail|rocketmail|aim)\.com$/,
  /^aol\.(com|[a-z]{2}|com?\.[a-z]{2})$/,
  /^(icloud|me|mac)\.com$/,
  /^(proton\.me|pm\.me|protonmail\.(com|ch))$/,
]

/**
 * Other services that give mailboxes to everyone, by family: who has one there says nothing about a company.
 */
const PUBLIC_MAIL = [
  /^(aol|aim|mail|email|usa|hey|fastmail|hushmail|inbox|rediffmail|lycos|excite)\.com$/,
  /^(gmx|web|t-online|freenet|arcor)\.(com|net|de|at|ch)$/,
  /^(tutanota|tuta|posteo|mailbox)\.(com|io|org|de)$/,
  /^(zoho|zohomail|yandex)\.(com|eu|in|ru|by|kz|ua)$/,
  /^(mail|bk|list|inbox|rambler|ya|ukr|meta|seznam|centrum|email|wp|o2|onet|interia)\.(ru|ua|net|cz|sk|pl|eu)$/,
  /^(qq|163|126|sina|sohu|foxmail|naver|daum|hanmail)\.(com|net)$/,
  /^(comcast|verizon|att|sbcglobal|bellsouth|cox|charter|earthlink|optonline|windstream)\.(com|net)$/,
  /^(juno|netzero|roadrunner|frontier|frontiernet|centurylink)\.(com|net)$/,
  /^(btinternet|sky|virginmedia|talktalk|ntlworld|tiscali)\.(com|net|it|co\.uk)$/,
  /^(orange|wanadoo|free|laposte|sfr|neuf|bbox|libero|virgilio|alice|tin|fastwebnet)\.(fr|it|net)$/,
  /^(telenet|skynet|ziggo|kpnmail|planet|xs4all|home|bluewin|hispeed)\.(be|nl|ch)$/,
  /^(bigpond|optusnet|iinet|xtra|telus|shaw|rogers|sympatico|videotron)\.(com|net|ca|com\.au|net\.au|co\.nz)$/,
  /^(uol|bol|terra|ig|globo|r7)\.(com|com\.br)$/,
]

/** Whether the addresses of a domain belong to one company, as far as its name says. */
export function isCompanyDomain(domain: string): boolean {
  const name = domain.toLowerCase()
  return !isWebmail(name) && !PUBLIC_MAIL.some(family => family.test(name))
}

/**
 * The address of the mailbox that an address reaches: `Dana+trial7@northwind.example` is `dana@northwind.example`, and
 * `d.a.n.a@googlemail.com` is `dana@gmail.com`. Only to count what a mailbox may have once: a login stays as it was
 * typed. Dots count elsewhere, also where Google runs the mailboxes of a company's domain.
 */
export function mailboxOf(address: string): string {
  const [typed = ''] = address.slice(0, Math.max(0, address.lastIndexOf('@'))).split('+')
  const [name, domain] = [typed.toLowerCase(), domainOf(address)]
  return GMAIL.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

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

/** Webmail services whose users can make up plus-addresses at will (decision A15). */
const WEBMAIL = [
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'msn.com',
  'yahoo.com',
  'ymail.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'proton.me',
  'protonmail.com',
  'pm.me',
] as const
/** Services with a domain for each country. */
const BY_COUNTRY = /^(outlook|hotmail|live|yahoo)\.(co\.)?[a-z]{2,3}(\.[a-z]{2})?$/

/** Whether a domain is one of the webmail families, in any case. */
export function isWebmail(domain: string): boolean {
  const name = domain.toLowerCase()
  return WEBMAIL.some(known => known === name) || BY_COUNTRY.test(name)
}

/** Whether an address has a plus sign before the @ of a webmail service (account-portal §5). */
export function isPlusAddressOfWebmail(address: string): boolean {
  const at = address.lastIndexOf('@')
  return address.slice(0, at).includes('+') && isWebmail(address.slice(at + 1))
}

/**
 * Where to go after a login. Only a path of our own origin passes; anything else leads to the account
 * (storefront-and-session §2; open redirects).
 */
export function safeRedirect(target: unknown, fallback = '/account'): string {
  if (typeof target !== 'string' || !target.startsWith('/')) return fallback
  // A browser reads `\` as `/`, and drops tabs and line breaks, before it looks for a host.
  if (/[\\\s]|\p{Cc}/u.test(target) || target.startsWith('//')) return fallback
  const origin = 'http://own.invalid'
  if (!URL.canParse(target, origin) || new URL(target, origin).origin !== origin) return fallback
  return target
}

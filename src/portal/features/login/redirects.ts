/** Default destination after a login (storefront-and-session §2). */
const AFTER_LOGIN = '/account'

/**
 * Where to go after a login. Only a path of our own origin passes; anything else leads to the account (open
 * redirects). Stricter than a browser requires: it also checks the form that a proxy or router might produce
 * by decoding again.
 */
export function safeRedirect(target: unknown, fallback = AFTER_LOGIN): string {
  if (typeof target !== 'string' || !target.startsWith('/')) return fallback
  // A browser reads `\` as `/`, and drops tabs and line breaks, before it looks for a host.
  if (/[\\\s]|\p{Cc}/u.test(target)) return fallback
  // Looks like a slash, and becomes one where text is normalized.
  if (/[\u2044\u2215\u29f8\uff0f\uff3c]/.test(target)) return fallback
  const origin = 'http://own.invalid'
  if (!URL.canParse(target, origin)) return fallback
  const { origin: reached, pathname } = new URL(target, origin)
  if (reached !== origin) return fallback
  const [path = ''] = target.split(/[?#]/)
  const isPlain = [path, pathname].every(each => !each.includes('//') && !/%(25|2f|5c|0|1|7f)/i.test(each))
  return isPlain ? target : fallback
}

import { coversIp } from '#domain/keys/ip-ranges.ts'

/** Addresses of a person's own machine or network, where anyone can have a page. */
const OWN_RANGES = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '0.0.0.0/32',
  '::1/128',
  'fc00::/7',
  'fe80::/10',
]

/** Names that never leave a machine or a network (RFC 6761, RFC 6762, RFC 8375, and what routers hand out). */
const OWN_NAMES = ['localhost', 'local', 'test', 'internal', 'lan', 'home.arpa']

/** Second-level labels below which country registries sell names, such as `co.uk` and `com.au`. */
const REGISTRY_LABELS = [
  'ac',
  'co',
  'com',
  'edu',
  'gob',
  'gov',
  'gouv',
  'govt',
  'ne',
  'net',
  'nom',
  'or',
  'org',
]

/** Hosting where a stranger gets a name with the same ending within a minute. */
const HOSTING = new Set([
  'amplifyapp.com',
  'appspot.com',
  'azureedge.net',
  'azurestaticapps.net',
  'azurewebsites.net',
  'blogspot.com',
  'cloudfront.net',
  'elasticbeanstalk.com',
  'firebaseapp.com',
  'fly.dev',
  'github.io',
  'gitlab.io',
  'glitch.me',
  'herokuapp.com',
  'myshopify.com',
  'netlify.app',
  'ngrok-free.app',
  'ngrok.io',
  'onrender.com',
  'pages.dev',
  'railway.app',
  'replit.app',
  's3.amazonaws.com',
  'surge.sh',
  'vercel.app',
  'web.app',
  'webflow.io',
  'wixsite.com',
  'wordpress.com',
  'workers.dev',
])

/** Whether pages of this hostname, in its normalized form, are on a person's own machine or network. */
export function isOwnMachine(hostname: string): boolean {
  const name = hostname.replace(/^\*\./, '')
  if (isAddress(name)) return OWN_RANGES.some(range => coversIp(range, name))
  return OWN_NAMES.some(own => name === own || name.endsWith(`.${own}`))
}

/**
 * Whether strangers can have names directly below this one: top-level domains, their registries' second-level
 * labels, and large hosting services. Good enough for warnings; not the whole public suffix list.
 */
export function isOpenToStrangers(name: string): boolean {
  const labels = name.split('.')
  const [first = '', last = ''] = labels
  if (labels.length === 1) return name !== ''
  return HOSTING.has(name) || (labels.length === 2 && last.length === 2 && REGISTRY_LABELS.includes(first))
}

/** Whether this exact name is one to register, such as `northwind.example` and `northwind.co.uk`. */
export function isRegistered(name: string): boolean {
  if (isAddress(name)) return false
  const [, ...above] = name.split('.')
  return above.length > 0 && isOpenToStrangers(above.join('.')) && !isOpenToStrangers(name)
}

/** In the normalized form, only addresses have a colon or end in a number. */
function isAddress(hostname: string): boolean {
  return /:|\d$/.test(hostname) && /^[\d.]+$|:/.test(hostname)
}

/** Where nothing is for the public: pages behind the login, the services, and tools of development. */
const CLOSED = ['/account', '/admin', '/checkout', '/api/', '/dev/']

/** `robots.txt`. */
export function robotsOf({ origin }: { origin: string }): string {
  return [
    'User-agent: *',
    ...CLOSED.map(path => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

/** Where nothing is for the public: the services, and tools of development. */
const CLOSED = ['/api/', '/dev/']

/** `robots.txt`. `closed` are the folders of pages that need a login. */
export function robotsOf({ origin, closed }: { origin: string; closed: readonly string[] }): string {
  return [
    'User-agent: *',
    ...[...closed, ...CLOSED].map(path => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

/** The first parts of the addresses that the shell serves, but for those that a public page is in too. */
export function closedFolders(shellPaths: readonly string[], publicPaths: readonly string[]): string[] {
  const folderOf = (path: string) => `/${path.split('/')[1]}`
  const open = new Set(publicPaths.map(folderOf))
  return [...new Set(shellPaths.map(folderOf))].filter(folder => !open.has(folder)).toSorted()
}

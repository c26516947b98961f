const ENTRY = /<script type="module" async="" src="([^"]+)"><\/script>/
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g

/** Whether the route of a page says, as static data, that its scripts are deferred. */
export function isDocument(html: string): boolean {
  return html.includes('<html lang="en" data-scripts="deferred"')
}

/** Whether a page has scripts of its own that start at once. */
export function hasScripts(html: string): boolean {
  return ENTRY.test(html)
}

/**
 * Replaces the scripts of a prerendered page with links that browsers do not follow on their own. The
 * script in the page's head (`src/portal/site/deferred-start.ts`) loads them when it is time.
 */
export function deferScripts(html: string): string {
  const entry = ENTRY.exec(html)?.[1]
  if (!entry) throw new Error('a page with deferred scripts has no script')
  return html
    .replace(ENTRY, '')
    .replaceAll(PRELOAD, (_, href: string) => (href === entry ? '' : `<link rel="deferred" href="${href}"/>`))
    .replace('</head>', () => `<link rel="deferred" href="${entry}" data-entry=""/></head>`)
}

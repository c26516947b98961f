import type { HtmlElement, HtmlPage } from '../html.ts'

/** Whether the route of a page says, as static data, that its scripts are deferred. */
export function isDocument(page: HtmlPage): boolean {
  return page.the('html').attributes['data-scripts'] === 'deferred'
}

/** Whether a page has scripts of its own that start at once. */
export function hasScripts(page: HtmlPage): boolean {
  return entryOf(page) !== undefined
}

/**
 * Replaces the scripts of a prerendered page with links that browsers do not follow on their own. The
 * script in the page's head (`src/portal/site/deferred-start.ts`) loads them when it is time.
 */
export function deferScripts(page: HtmlPage): void {
  const entry = entryOf(page)
  if (!entry) throw new Error('a page with deferred scripts has no script')
  const { src } = entry.attributes
  page.remove(entry)
  for (const link of page.all('link', { rel: 'modulepreload' })) {
    const { href } = link.attributes
    if (href === src) page.remove(link)
    else page.replace(link, `<link rel="deferred" href="${href}"/>`)
  }
  page.append(page.the('head'), `<link rel="deferred" href="${src}" data-entry=""/>`)
}

function entryOf(page: HtmlPage): HtmlElement | undefined {
  return page.all('script', { type: 'module' }).find(({ attributes }) => attributes.src)
}

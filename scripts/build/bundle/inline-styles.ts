import type { HtmlPage } from '../html.ts'

/**
 * Puts the styles of a page into its HTML, so that it is painted without another round trip, and before its
 * scripts take the line. React looks for the link when it hydrates the page, so it stays, disabled.
 */
export function inlineStyles(page: HtmlPage, readStyles: (href: string) => string): void {
  const link = page.the('link', { rel: 'stylesheet' })
  page.insertBefore(link, `<style>${readStyles(link.attributes.href ?? '')}</style>`)
  page.setAttribute(link, 'disabled', '')
}

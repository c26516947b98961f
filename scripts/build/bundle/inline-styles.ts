const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"[^>]*\/>/

/**
 * Puts the styles of a page into its HTML, so that it is painted without another round trip, and before its
 * scripts take the line. React looks for the link when it hydrates the page, so it stays, disabled.
 */
export function inlineStyles(html: string, readStyles: (href: string) => string): string {
  const [link, href] = STYLESHEET.exec(html) ?? []
  if (!link || !href) throw new Error('a page without styles')
  return html.replace(link, () => `<style>${readStyles(href)}</style>${link.replace('/>', ' disabled=""/>')}`)
}

import { siteOrigin } from '#portal/content/site.ts'

/**
 * The head of a public page. What only programs read, such as structured data, the build adds from here and from
 * the page (`scripts/build/for-machines/`).
 */
export function pageHead({
  title,
  description,
  path,
  isIndexed = true,
}: {
  title: string
  description: string
  path: string
  /** Whether search engines may show it. */
  isIndexed?: boolean
}) {
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    ],
    links: [{ rel: 'canonical', href: `${siteOrigin}${path}` }],
  }
}

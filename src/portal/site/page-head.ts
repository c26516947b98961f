import { siteName, siteOrigin } from '#portal/content/site.ts'

/** The head of a public page: title, description, canonical address and structured data. */
export function pageHead({
  title,
  description,
  path,
  jsonLd,
}: {
  title: string
  description: string
  path: string
  jsonLd: Record<string, unknown>
}) {
  const url = `${siteOrigin}${path}`
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      { property: 'og:site_name', content: siteName },
      { property: 'og:type', content: 'website' },
    ],
    links: [{ rel: 'canonical', href: url }],
    scripts: [
      {
        type: 'application/ld+json',
        children: JSON.stringify({ '@context': 'https://schema.org', url, ...jsonLd }),
      },
    ],
  }
}

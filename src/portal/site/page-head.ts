import { siteOrigin } from '#portal/content/site.ts'

/**
 * The head of a public page. What only programs read, such as structured data, the build adds from here and from
 * the page (`scripts/build/for-machines/`).
 */
export function pageHead({ title, description, path }: { title: string; description: string; path: string }) {
  return {
    meta: [{ title }, { name: 'description', content: description }],
    links: [{ rel: 'canonical', href: `${siteOrigin}${path}` }],
  }
}

import type { SitePage } from '../../../src/portal/content/templates/site-page.ts'
import { type BuiltPage, isFound } from '../../lib/built-page.ts'
import { contentFiles, readContent } from '../../lib/site-index.ts'

/** A page of the build that may be found: it names its own address, and lets programs index it. */
export interface PublicPage extends BuiltPage {
  canonical: string
  /** Of a page of `content/pages/`. */
  template: SitePage['template'] | undefined
  /** Days, as `2026-11-22`. */
  published: string | undefined
  updated: string | undefined
}

/** What the rest of the build says of this site. */
export interface Site {
  name: string
  slogan: string
  origin: string
  pages: readonly PublicPage[]
}

/** The pages that people and programs may find, by address, with what their content says about itself. */
export function publicPagesOf(pages: readonly BuiltPage[]): Promise<PublicPage[]> {
  return withContent(pages.filter(isFound))
}

/** The same for pages that programs should not index, because the operator hasn't filled them in. */
export function unfilledPagesOf(pages: readonly BuiltPage[]): Promise<PublicPage[]> {
  return withContent(pages.filter(namesItself).filter(({ isIndexed }) => !isIndexed))
}

const namesItself = (page: BuiltPage): page is BuiltPage & { canonical: string } =>
  page.canonical === page.path

async function withContent(pages: readonly (BuiltPage & { canonical: string })[]): Promise<PublicPage[]> {
  const contents = new Map(contentFiles().map(content => [content.path, content]))
  const found = await Promise.all(
    pages.map(async page => {
      const file = contents.get(page.path)
      const content: Partial<Record<'template' | 'published' | 'updated', unknown>> = file
        ? { ...(await readContent(file)) }
        : {}
      return {
        ...page,
        template: content.template as PublicPage['template'],
        published: dayOf(content.published),
        updated: dayOf(content.updated),
      }
    }),
  )
  return found.toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

function dayOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : undefined
}

/** The name of a page without that of the site. */
export function nameOf(page: BuiltPage, site: Pick<Site, 'name'>): string {
  const parts = page.title.split(' · ').filter(part => part !== site.name)
  return parts[0] ?? page.title
}

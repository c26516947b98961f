import { errorSections } from '../../src/portal/content/errors/collection.ts'
import type { SiteArea } from '../../src/portal/content/page.ts'
import { siteName } from '../../src/portal/content/site.ts'
import type { SiteEntry } from '../../src/portal/content/site-entry.ts'
import { type SearchDocument, wordsOf } from '../../src/portal/site/search/index-shape.ts'
import { type BuiltPage, isFound } from './built-page.ts'
import { pagesOf, titleIn } from './routes.ts'
import { siteIndex } from './site-index.ts'

type Page = Omit<SearchDocument, 'id'>

/** The area of pages that no menu has, by the first part of their address. */
const AREAS: Readonly<Record<string, SiteArea>> = {
  articles: 'resources',
  blog: 'resources',
  company: 'company',
  consent: 'legal',
  contact: 'contact',
  docs: 'resources',
  legal: 'legal',
  newsletter: 'resources',
  plugins: 'resources',
  pricing: 'pricing',
  resources: 'resources',
  solutions: 'solutions',
  videos: 'resources',
}

/**
 * All that the search finds: the public pages with their words, every error, and the pages behind the login. Without
 * built pages, a page has the words of its menus alone.
 */
export async function searchDocuments(built?: readonly BuiltPage[]): Promise<SearchDocument[]> {
  const index = await siteIndex()
  const errors = errorPages()
  const isError = new Set(errors.map(({ to }) => to))
  const pages = built ? publicPages(built, index).filter(({ to }) => !isError.has(to)) : menuPages(index)
  return [...pages, ...errors, ...portalPages()].map((page, id) => ({ id, ...page }))
}

function publicPages(built: readonly BuiltPage[], index: readonly SiteEntry[]): Page[] {
  return built.filter(isFound).map(({ path, title, description, headings, text }) => {
    const menu = index.find(({ to }) => to === path)
    const names = headings.filter(({ level }) => level === 1).map(heading => heading.text)
    return {
      to: path,
      area: menu?.area ?? AREAS[path.split('/')[1] ?? ''] ?? 'products',
      // The name of the site is on every page, before its title or after it.
      title: title.split(' · ').find(part => part !== siteName) ?? title,
      line: description,
      codes: '',
      headings: [menu?.label ?? '', ...names].join(' '),
      // How often a word stands on a page says little here, and takes room.
      text: [...new Set(wordsOf(text))].join(' '),
    }
  })
}

function menuPages(index: readonly SiteEntry[]): Page[] {
  return index.map(({ to, area, label, line }) => ({
    ...{ to, area, title: label, line },
    ...{ codes: '', headings: '', text: '' },
  }))
}

/** By title, name, numbers and message alone: there are hundreds. */
function errorPages(): Page[] {
  return errorSections().flatMap(({ errors }) =>
    errors.map(({ code, codes, title, status, message }) => ({
      to: `/docs/errors/${code}`,
      area: 'errors' as const,
      title,
      line: message,
      codes: [code, ...codes].join(' '),
      headings: '',
      text: `error ${status ?? ''}`,
    })),
  )
}

/** By their labels in the navigation and their titles. Pages for our staff are not for visitors to find. */
function portalPages(): Page[] {
  return pagesOf().flatMap(({ path, file, page: { nav } }) =>
    nav && !nav.staff
      ? [
          {
            to: path,
            area: 'account' as const,
            title: nav.label,
            line: 'In your account, after you log in',
            codes: '',
            headings: titleIn(file) ?? '',
            text: path.split(/\W+/).join(' '),
          },
        ]
      : [],
  )
}

import { errorSections } from '../../src/portal/content/errors/collection.ts'
import type { SiteArea } from '../../src/portal/content/page.ts'
import { type SearchDocument, wordsOf } from '../../src/portal/site/search/index-shape.ts'
import { prerenderedPaths } from './pages.ts'
import { pagesOf, type Route } from './routes.ts'
import { siteIndex } from './site-index.ts'

type Page = Omit<SearchDocument, 'id'>

/** The public pages that no one searches for. Errors have documents of their own. */
const LEFT_OUT = /^\/(404|search)$|^\/docs\/errors\/./

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
 * the HTML of the built pages, a page has the words of its menus alone.
 */
export async function searchDocuments(htmlOf?: (path: string) => string): Promise<SearchDocument[]> {
  const routes = pagesOf()
  const pages = [...(await publicPages(routes, htmlOf)), ...errorPages(), ...portalPages(routes)]
  return pages.map((page, id) => ({ id, ...page }))
}

async function publicPages(routes: readonly Route[], htmlOf?: (path: string) => string): Promise<Page[]> {
  const menus = new Map((await siteIndex()).map(entry => [entry.to, entry]))
  if (!htmlOf)
    return [...menus.values()].map(({ to, area, label, line }) => ({
      ...{ to, area, title: label, line },
      ...{ codes: '', headings: '', text: '' },
    }))
  const paths = await prerenderedPaths(routes.filter(({ file }) => file.includes('/_site/')))
  return paths
    .filter(path => !LEFT_OUT.test(path))
    .map(path => {
      const menu = menus.get(path)
      const page = readHtml(htmlOf(path))
      return {
        to: path,
        area: menu?.area ?? AREAS[path.split('/')[1] ?? ''] ?? 'products',
        title: page.title,
        line: page.description,
        codes: '',
        headings: [menu?.label ?? '', ...page.headings].join(' '),
        // How often a word stands on a page says little here, and takes room.
        text: [...new Set(wordsOf(page.text))].join(' '),
      }
    })
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

/** By their labels in the navigation. Pages for our staff are not for visitors to find. */
function portalPages(routes: readonly Route[]): Page[] {
  return routes.flatMap(({ path, page: { nav } }) =>
    nav && !nav.staff
      ? [
          {
            to: path,
            area: 'account' as const,
            title: nav.label,
            line: 'In your account, after you log in',
            codes: '',
            headings: '',
            text: path.split(/\W+/).join(' '),
          },
        ]
      : [],
  )
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  nbsp: ' ',
}

/** What the HTML that React writes says to a reader: no code, no drawings. */
export function readHtml(html: string): {
  title: string
  description: string
  headings: string[]
  text: string
} {
  const main = between(html, '<main', '</main>') || html
  const readable = ['pre', 'svg', 'script', 'style', 'noscript'].reduce(
    (rest, tag) => without(rest, `<${tag}`, `</${tag}>`),
    main,
  )
  const title = plain(between(html, '<title>', '</title>'))
  return {
    // The name of the site is on every page, before its title or after it.
    title: title.split(' · ').find(part => part !== 'Gatepost') ?? title,
    description: plain(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''),
    headings: [...readable.matchAll(/<h[123][^>]*>/g)].map(({ index }) =>
      plain(readable.slice(index, readable.indexOf('</h', index))),
    ),
    text: plain(readable),
  }
}

function between(text: string, start: string, end: string): string {
  const from = text.indexOf(start)
  const to = from < 0 ? -1 : text.indexOf(end, from)
  return to < 0 ? '' : text.slice(from + start.length, to)
}

function without(text: string, start: string, end: string): string {
  return text
    .split(start)
    .map((part, at) => {
      if (at === 0) return part
      const ends = part.indexOf(end)
      return ends < 0 ? '' : part.slice(ends + end.length)
    })
    .join(' ')
}

function plain(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/^[^<>]*>/, ' ')
    .replace(/&([#\w]{1,6});/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
}

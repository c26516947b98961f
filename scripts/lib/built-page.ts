import { type AnyNode, type Document, type Element, isTag, isText } from 'domhandler'
import { filter, getElementsByTagName, textContent } from 'domutils'
import { parseDocument } from 'htmlparser2'

/** What programs read in the HTML of a page: search engines, feeds, our own checks. */
export interface BuiltPage {
  /** Path on this site. */
  path: string
  title: string
  description: string
  /** The path that the page names as its own; undefined where it names none, or one of another site. */
  canonical: string | undefined
  isIndexed: boolean
  /** Read like a text: its scripts come later. */
  isDocument: boolean
  /** Contents of `<meta>` by name or property. */
  meta: ReadonlyMap<string, string>
  headings: readonly Heading[]
  links: readonly Link[]
  ids: ReadonlySet<string>
  images: readonly Image[]
  /** How often each landmark is there. */
  landmarks: Readonly<Record<'banner' | 'main' | 'contentinfo' | 'navigation', number>>
  /** Questions with their responses. */
  questions: readonly { question: string; answer: string }[]
  /** The text between header and footer. */
  text: string
  /** The feed that the page names, as a path on this site. */
  feed: string | undefined
  /** Structured data, as objects. */
  jsonLd: readonly unknown[]
}

export interface Heading {
  level: number
  text: string
}

export interface Link {
  /** As written. */
  href: string
  text: string
  /** Whether the next word begins without a space. */
  isGlued: boolean
}

/** A picture, or a drawing that takes part in the text. */
export interface Image {
  source: string
  /** Undefined where it says nothing; empty where it says that it is decoration. */
  text: string | undefined
  hasSize: boolean
}

/** Elements that have a heading, a link or a landmark of a part of the page and not of the page itself. */
const SECTIONING = new Set(['article', 'aside', 'main', 'nav', 'section'])

/** Whether people may find a page: it names its own address, and lets programs index it. */
export function isFound(page: BuiltPage): page is BuiltPage & { canonical: string } {
  return page.isIndexed && page.canonical === page.path
}

/** Reads a page. `origin` is the one that its canonical address has. */
export function readBuiltPage(path: string, html: string, origin: string): BuiltPage {
  const document = parseDocument(html)
  const elements = filter(isTag, document) as Element[]
  const named = (...names: string[]) => elements.filter(({ name }) => names.includes(name))
  const meta = new Map(
    named('meta').map(({ attribs: { name, property, content = '' } }) => [name ?? property ?? '', content]),
  )
  const canonical = named('link').find(({ attribs }) => attribs.rel === 'canonical')?.attribs.href
  const main = named('main')[0]
  return {
    path,
    title: textOf(named('title').find(({ parent }) => (parent as Element | null)?.name === 'head')),
    description: meta.get('description') ?? '',
    canonical: canonical?.startsWith(`${origin}/`) ? canonical.slice(origin.length) : undefined,
    isDocument: named('html')[0]?.attribs['data-scripts'] === 'deferred',
    isIndexed: !meta.get('robots')?.includes('noindex'),
    meta,
    headings: elements.flatMap(element =>
      /^h[1-6]$/.test(element.name) && !isHidden(element)
        ? [{ level: Number(element.name[1]), text: textOf(element) }]
        : [],
    ),
    links: named('a').flatMap(element =>
      element.attribs.href === undefined
        ? []
        : [
            {
              href: element.attribs.href,
              text: element.attribs['aria-label'] ?? textOf(element),
              isGlued: isText(element.next ?? document) && /^\p{L}/u.test(textContent(element.next ?? [])),
            },
          ],
    ),
    ids: new Set(elements.flatMap(({ attribs: { id } }) => id ?? [])),
    images: [...named('img').map(imageOf), ...named('svg').flatMap(drawingOf)],
    landmarks: {
      banner: named('header').filter(isOfPage).length,
      main: named('main').length,
      contentinfo: named('footer').filter(isOfPage).length,
      navigation: named('nav').length,
    },
    questions: main ? getElementsByTagName('details', main).flatMap(questionOf) : [],
    text: main ? textOf(main) : '',
    feed: named('link').find(({ attribs }) => attribs.type === 'application/atom+xml')?.attribs.href,
    jsonLd: named('script').flatMap(element =>
      element.attribs.type === 'application/ld+json' ? [JSON.parse(textContent(element))] : [],
    ),
  }
}

/** The text of an element as a person reads it, without what its code adds. */
export function textOf(node: AnyNode | Document | undefined): string {
  if (!node) return ''
  return words(node).replace(/\s+/g, ' ').trim()
}

function words(node: AnyNode | Document): string {
  if (isText(node)) return node.data
  if (isTag(node)) {
    if (['script', 'style', 'svg'].includes(node.name)) return ''
    const text = node.children.map(words).join('')
    return INLINE.has(node.name) ? text : ` ${text} `
  }
  return 'children' in node ? node.children.map(words).join('') : ''
}

const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'code',
  'em',
  'i',
  'kbd',
  'mark',
  'span',
  'strong',
  'sub',
  'sup',
])

function isOfPage(element: Element): boolean {
  for (let each = element.parent; each; each = each.parent)
    if (isTag(each) && SECTIONING.has(each.name)) return false
  return true
}

function isHidden(element: Element): boolean {
  for (let each: Element['parent'] = element; each; each = each.parent)
    if (isTag(each) && ('hidden' in each.attribs || each.attribs['aria-hidden'] === 'true')) return true
  return false
}

function imageOf({ attribs: { src = '', alt, width, height } }: Element): Image {
  return { source: src, text: alt, hasSize: Boolean(width && height) }
}

/** A drawing that is no decoration needs a role and a name. */
function drawingOf(element: Element): Image[] {
  if (isHidden(element)) return []
  const { attribs } = element
  const title = getElementsByTagName('title', element, false)[0]
  const name = attribs['aria-label'] ?? attribs['aria-labelledby'] ?? (title && textContent(title))
  return [{ source: `<svg class="${attribs.class ?? ''}">`, text: name || undefined, hasSize: true }]
}

function questionOf(element: Element): { question: string; answer: string }[] {
  const summary = element.children.find(child => isTag(child) && child.name === 'summary')
  const question = textOf(summary)
    .replace(/\s*\+$/, '')
    .trim()
  const response = element.children
    .filter(child => child !== summary)
    .map(textOf)
    .join(' ')
    .trim()
  return question.endsWith('?') && response ? [{ question, answer: response }] : []
}

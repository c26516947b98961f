import { type BuiltPage, type Heading, isFound } from '../../lib/built-page.ts'

/** Something on a built page that a reader or a search engine would stumble over. */
export interface Finding {
  /** Of the page. */
  path: string
  what: string
  /** A text at the place in the sources that has to change. */
  near: string | undefined
}

export interface KnownAddresses {
  /** Whether something answers at a path without a page of its own, such as one of the shell. */
  isServed: (path: string) => boolean
  origin: string
}

/** What search engines show of a title, and of a description. */
const TITLE = 60
const DESCRIPTION = { least: 50, most: 160 }
/** A page with less text in its HTML is not readable without scripts. */
const LEAST_TEXT = 120

/** Everything wrong with the pages of a build. */
export function checkPages(pages: readonly BuiltPage[], known: KnownAddresses): Finding[] {
  const byPath = new Map(pages.map(page => [page.path, page]))
  const findings = [
    ...pages.flatMap(page => [
      ...page.headings.flatMap((heading, at) => checkLevel(page.path, heading, page.headings[at - 1])),
      ...checkImages(page),
      ...checkLinks(page, byPath, known),
      ...(page.isDocument ? checkLandmarks(page) : []),
      ...(isFound(page) ? [...checkHead(page), ...checkTitle(page)] : []),
    ]),
    ...checkUnique(pages.filter(isFound)),
  ]
  // A page says the same of each of several links.
  return [...new Map(findings.map(each => [`${each.path} ${each.what}`, each])).values()]
}

function checkTitle({ path, headings }: BuiltPage): Finding[] {
  const titles = headings.filter(({ level }) => level === 1)
  if (titles.length === 1) return []
  return [finding(path, `has ${titles.length} headings of level 1`, titles[1]?.text)]
}

function checkLevel(path: string, { level, text }: Heading, before: Heading | undefined): Finding[] {
  if (!before || level <= before.level + 1) return []
  const what = `the heading “${text}” of level ${level} follows one of level ${before.level}`
  return [finding(path, what, text)]
}

function checkImages({ path, images }: BuiltPage): Finding[] {
  return images.flatMap(({ source, text, hasSize }) => [
    ...(text === undefined ? [finding(path, `the image ${source} has no text`, source)] : []),
    ...(hasSize ? [] : [finding(path, `the image ${source} has no width and height`, source)]),
  ])
}

function checkLinks(
  { path, links }: BuiltPage,
  pages: ReadonlyMap<string, BuiltPage>,
  { isServed, origin }: KnownAddresses,
): Finding[] {
  return links.flatMap(({ href, text, isGlued }) => {
    const url = URL.canParse(href, `${origin}${path}`) ? new URL(href, `${origin}${path}`) : undefined
    if (!url) return [finding(path, `the link “${text}” has no address: ${href}`, href)]
    if (!text) return [finding(path, `the link to ${href} has no text`, href)]
    if (isGlued) return [finding(path, `no space follows the link “${text}”`, text)]
    if (url.origin !== origin) return []
    const target = pages.get(url.pathname)
    if (!target) {
      if (isServed(url.pathname)) return []
      return [finding(path, `the link “${text}” leads to ${href}, and there is no such page`, href)]
    }
    const anchor = decodeURIComponent(url.hash.slice(1))
    if (!anchor || target.ids.has(anchor)) return []
    return [finding(path, `the link “${text}” leads to ${href}, and no part of that page has this ID`, href)]
  })
}

function checkLandmarks({ path, landmarks, text }: BuiltPage): Finding[] {
  const { navigation, ...single } = landmarks
  return [
    ...Object.entries(single).flatMap(([name, count]) =>
      count === 1 ? [] : [finding(path, `has ${count} landmarks ${name}`)],
    ),
    ...(navigation ? [] : [finding(path, 'has no navigation')]),
    ...(text.length < LEAST_TEXT
      ? [finding(path, `has ${text.length} characters of text without scripts`)]
      : []),
  ]
}

function checkHead({ path, title, description }: BuiltPage): Finding[] {
  const { least, most } = DESCRIPTION
  const isFine = description.length >= least && description.length <= most
  return [
    ...(title.length > TITLE
      ? [finding(path, `the title “${title}” has ${title.length} characters, more than ${TITLE}`, title)]
      : []),
    ...(isFine
      ? []
      : [
          finding(
            path,
            `the description has ${description.length} characters, not ${least} to ${most}: “${description}”`,
            description,
          ),
        ]),
  ]
}

function checkUnique(pages: readonly BuiltPage[]): Finding[] {
  return (['title', 'description'] as const).flatMap(part =>
    [...Map.groupBy(pages, page => page[part]).values()].flatMap(([first, ...others]) =>
      others.map(other => finding(other.path, `has the ${part} of ${first?.path}`, other[part])),
    ),
  )
}

function finding(path: string, what: string, near?: string): Finding {
  return { path, what, near }
}

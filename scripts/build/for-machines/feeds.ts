import { dirname } from 'node:path'
import { escapeMarkup } from './markup.ts'
import { nameOf, type PublicPage, type Site } from './public-pages.ts'

/** The dated pages below an overview, as an Atom feed. */
export interface Feed {
  /** Path of the file on this site. */
  path: string
  title: string
  xml: string
  /** Paths of the pages that name the feed: the overview and each entry. */
  namedBy: readonly string[]
}

/** A feed for each overview below which pages say when they were published. The newest is first. */
export function feedsOf(site: Site): Feed[] {
  const entries = Map.groupBy(
    site.pages.filter(({ published }) => published),
    ({ path }) => dirname(path),
  )
  return [...entries].flatMap(([folder, dated]) => {
    const overview = site.pages.find(({ path }) => path === folder)
    return overview ? [feedOf(site, overview, dated.toSorted(newestFirst))] : []
  })
}

function newestFirst(a: PublicPage, b: PublicPage): number {
  return (b.published ?? '').localeCompare(a.published ?? '') || a.path.localeCompare(b.path)
}

function feedOf(site: Site, overview: PublicPage, entries: readonly PublicPage[]): Feed {
  const updated = entries.map(changedOn).toSorted().at(-1) ?? ''
  const items = entries.map(entry => ({
    id: site.origin + entry.path,
    title: nameOf(entry, site),
    url: site.origin + entry.path,
    published: atMidnight(entry.published ?? ''),
    updated: atMidnight(changedOn(entry)),
    summary: entry.description,
  }))
  const feed = writeFeed(site, overview, { entries: items, updated: atMidnight(updated) })
  return { ...feed, namedBy: [overview.path, ...entries.map(entry => entry.path)] }
}

/** An entry of a feed. Times are in ISO 8601, and URLs whole. */
export interface FeedEntry {
  id: string
  title: string
  url: string
  published: string
  updated: string
  summary: string
}

/** Where the feed of a page is. */
export function feedPathOf(path: string): string {
  return `${path}/feed.xml`
}

/** The Atom feed of a page (RFC 4287), next to it. */
export function writeFeed(
  site: Site,
  overview: PublicPage,
  { entries, updated }: { entries: readonly FeedEntry[]; updated: string },
): Feed {
  const path = feedPathOf(overview.path)
  const title = `${nameOf(overview, site)} · ${site.name}`
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `<title>${escapeMarkup(title)}</title>`,
    `<subtitle>${escapeMarkup(overview.description)}</subtitle>`,
    `<id>${site.origin}${overview.path}</id>`,
    `<link rel="self" type="application/atom+xml" href="${site.origin}${path}"/>`,
    `<link rel="alternate" type="text/html" href="${site.origin}${overview.path}"/>`,
    `<updated>${updated}</updated>`,
    `<author><name>${escapeMarkup(site.name)}</name></author>`,
    ...entries.map(entryOf),
    '</feed>',
    '',
  ].join('\n')
  return { path, title, xml, namedBy: [overview.path] }
}

function entryOf({ id, title, url, published, updated, summary }: FeedEntry): string {
  return [
    '<entry>',
    `<title>${escapeMarkup(title)}</title>`,
    `<id>${escapeMarkup(id)}</id>`,
    `<link rel="alternate" type="text/html" href="${escapeMarkup(url)}"/>`,
    `<published>${published}</published>`,
    `<updated>${updated}</updated>`,
    `<summary>${escapeMarkup(summary)}</summary>`,
    '</entry>',
  ].join('')
}

function changedOn({ updated, published }: PublicPage): string {
  return updated ?? published ?? ''
}

export function atMidnight(day: string): string {
  return `${day}T00:00:00Z`
}

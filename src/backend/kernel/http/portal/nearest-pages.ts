import { editDistance } from '#kernel/edit-distance.ts'
import { escapeHtml } from '../escape-html.ts'

/** Longer paths are no typing errors. */
const LONGEST_PATH = 120
const MOST_WORDS = 12
const SUGGESTED = 3
/** From this on, of 1, a page is worth a suggestion. */
const LIKELY = 0.5

/** A page that an address may have meant. */
export interface MeantPage {
  path: string
  name: string
}

/**
 * Finds the pages of a site that a mistyped path may have meant, the likeliest first: those whose path has nearly
 * the same words. None for a path without a likeness, or one that is too long.
 */
export function nearestPages(names: Readonly<Record<string, string>>): (wanted: string) => MeantPage[] {
  const pages = Object.entries(names).map(([path, name]) => ({ path, name, words: wordsOf(path) }))
  return wanted => {
    if (wanted.length > LONGEST_PATH) return []
    const words = wordsOf(wanted)
    if (!words.length || words.length > MOST_WORDS) return []
    return pages
      .map(page => ({ ...page, likeness: likenessOf(words, page.words) }))
      .filter(({ likeness }) => likeness >= LIKELY)
      .toSorted((a, b) => b.likeness - a.likeness || (a.path < b.path ? -1 : 1))
      .slice(0, SUGGESTED)
      .map(({ path, name }) => ({ path, name }))
  }
}

/** The share of words that two paths have in common. The last one counts twice: it says which page is meant. */
function likenessOf(wanted: readonly string[], own: readonly string[]): number {
  const shared = wanted.filter(word => own.some(other => isNear(word, other))).length
  const isLastShared = isNear(wanted.at(-1) ?? '', own.at(-1) ?? '')
  return (shared + (isLastShared ? 1 : 0)) / (Math.max(wanted.length, own.length) + 1)
}

function isNear(a: string, b: string): boolean {
  if (a === b) return true
  const shorter = Math.min(a.length, b.length)
  if (shorter < 4) return false
  const allowed = shorter < 8 ? 1 : 2
  return editDistance(a, b, allowed) <= allowed
}

function wordsOf(path: string): string[] {
  return path
    .toLowerCase()
    .split(/[^a-z0-9]/)
    .filter(Boolean)
}

const CLOSED = 'data-nearest="" hidden=""'
const ENTRY = '<li data-nearest-page="">'

/**
 * The page for an unknown address with the suggestions in it. The built page has a hidden list with one entry, which
 * is the form of all.
 */
export function withSuggestions(html: string, meant: readonly MeantPage[]): string {
  const start = html.indexOf(ENTRY)
  const end = html.indexOf('</li>', start) + '</li>'.length
  if (start < 0) return html
  const entry = html.slice(start, end)
  const entries = meant.map(({ path, name }) =>
    entry
      .replace(/href="[^"]*"/, () => `href="${escapeHtml(path)}"`)
      .replace(/>[^<>]*<\/a>/, () => `>${escapeHtml(name)}</a>`),
  )
  return (html.slice(0, start) + entries.join('') + html.slice(end)).replace(CLOSED, 'data-nearest=""')
}

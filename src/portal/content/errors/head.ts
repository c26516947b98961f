import { siteName } from '../site.ts'
import type { ErrorPageContent, StatusPageContent } from './collection.ts'

/** What search engines show, in characters. */
const TITLE = 60
const DESCRIPTION = { least: 50, most: 160 }

/** Title and description of an error page, of a length that a search engine shows whole. */
export function errorHead(content: Omit<ErrorPageContent, 'head'> | Omit<StatusPageContent, 'head'>) {
  const isError = content.kind === 'error'
  const name = isError ? content.title : `${content.status} ${content.title}`
  const about = isError ? content.help.meaning : content.help
  const more = isError
    ? `Why the error ${content.error.name} happens, and what to do.`
    : `What HTTP ${content.status} means here, and what to do.`
  const titles = [`${name} · Errors · ${siteName}`, `${name} · ${siteName}`, name]
  return {
    title: titles.find(title => title.length <= TITLE) ?? shorten(name, TITLE),
    description: about.length < DESCRIPTION.least ? `${about} ${more}` : shorten(about, DESCRIPTION.most),
  }
}

/** The first sentences that fit; where the first does not, its first words. */
function shorten(text: string, most: number): string {
  if (text.length <= most) return text
  const sentences = text.slice(0, most).lastIndexOf('. ')
  if (sentences >= DESCRIPTION.least) return text.slice(0, sentences + 1)
  return `${text.slice(0, text.lastIndexOf(' ', most - 1))} …`
}

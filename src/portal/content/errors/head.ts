import { siteName } from '../site.ts'

/** Lengths that search engines show, in characters. */
const TITLE = 60
const DESCRIPTION = { least: 50, most: 160 }

/** The parts of a page that its head needs. */
type Named =
  | { kind: 'error'; title: string; help: { meaning: string }; error: { name: string } }
  | { kind: 'status'; title: string; help: string; status: number }

/** Returns the title and description of an error page, short enough for search engines to show in full. */
export function errorHead(content: Named) {
  const isError = content.kind === 'error'
  const name = isError ? content.title : `${content.status} ${content.title}`
  const about = isError ? content.help.meaning : content.help
  const more = isError
    ? `Why ${content.error.name} happens and how to fix it.`
    : `What HTTP ${content.status} means and what to do next.`
  const titles = [`${name} · Errors · ${siteName}`, `${name} · ${siteName}`, name]
  return {
    title: titles.find(title => title.length <= TITLE) ?? shorten(name, TITLE),
    description: about.length < DESCRIPTION.least ? `${about} ${more}` : shorten(about, DESCRIPTION.most),
  }
}

/** Returns the first sentences that fit. If the first one doesn't, returns its first words. */
function shorten(text: string, most: number): string {
  if (text.length <= most) return text
  const sentences = text.slice(0, most).lastIndexOf('. ')
  if (sentences >= DESCRIPTION.least) return text.slice(0, sentences + 1)
  return `${text.slice(0, text.lastIndexOf(' ', most - 1))} …`
}

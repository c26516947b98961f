import { globSync, readFileSync } from 'node:fs'
import { toPattern } from '../lib/pages.ts'
import { pagesOf } from '../lib/routes.ts'
import { contentFiles } from '../lib/site-index.ts'
import type { Finding } from './check/pages.ts'

/** Where pages share words and markup. */
const SHARED = [
  'src/portal/content/**/*.ts',
  'generated/portal/**/*.ts',
  'src/portal/site/**/*.tsx',
  'src/portal/kit/**/*.tsx',
]
/** What belongs to one page alone. */
const OF_A_PAGE = /^src\/portal\/content\/(\w+\/)?pages\//

export interface PlacedFinding extends Finding {
  /** File and line, as an editor opens them. */
  place: string
}

/** Finds the line of each finding: in the page's own file, or else in what several pages share. */
export function placeFindings(findings: readonly Finding[]): PlacedFinding[] {
  if (!findings.length) return []
  const shared = SHARED.flatMap(pattern => globSync(pattern))
    .filter(file => !OF_A_PAGE.test(file))
    .toSorted()
  const lines = new Map<string, string[]>()
  const linesOf = (file: string) => {
    const read = lines.get(file) ?? readFileSync(file, 'utf8').split('\n')
    lines.set(file, read)
    return read
  }
  return findings.map(each => {
    const own = fileOf(each.path)
    const place = each.near ? findLine([own, ...shared], each.near, linesOf) : undefined
    return { ...each, place: place ?? `${own}:1` }
  })
}

/** The file that a page is written in: of the content, or its route. */
function fileOf(path: string): string {
  const content = contentFiles().find(each => each.path === path)
  // A path with a name of its own is no example of a parameter.
  const routes = pagesOf().toSorted((a, b) => Number(a.path.includes('$')) - Number(b.path.includes('$')))
  const route = routes.find(each => new RegExp(toPattern(each.path)).test(path))
  return content?.file ?? route?.file ?? 'src/portal/routes'
}

/** The first line with a text, or, as long texts are put together from parts, with the beginning of it. */
function findLine(
  files: readonly string[],
  text: string,
  linesOf: (file: string) => string[],
): string | undefined {
  for (const wanted of [text, text.split(' · ')[0] ?? text, text.slice(0, 24)])
    for (const file of files) {
      const at = linesOf(file).findIndex(line => line.includes(wanted))
      if (at >= 0) return `${file}:${at + 1}`
    }
  return undefined
}

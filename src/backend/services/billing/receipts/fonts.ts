import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { unpackedFont } from './unpacked-font.ts'

/** The weights that a receipt is set in. */
export type Weight = 400 | 600

/** Text in one font of the PDF. */
export interface Run {
  font: string
  text: string
}

/** The scripts that our typeface has a file for, each with the characters in it. */
const SUBSETS = readSubsets()

/**
 * The text in pieces that one font can draw each. A character that no font has loses its accents, or becomes a question
 * mark: better than an empty box.
 */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = []
  for (const character of text) {
    for (const drawn of drawableOf(character)) {
      const font = `${subsetOf(drawn) ?? 'latin'}-${weight}`
      const last = runs.at(-1)
      if (last?.font === font) last.text += drawn
      else runs.push({ font, text: drawn })
    }
  }
  return runs
}

/** The file of a font by its name, such as `latin-400`. */
export function fontFile(name: string): Buffer {
  const known = files.get(name)
  if (known) return known
  const file = unpackedFont(readFileSync(packaged(`files/geist-${name}-normal.woff`)))
  files.set(name, file)
  return file
}

const files = new Map<string, Buffer>()

function packaged(path: string): string {
  return fileURLToPath(import.meta.resolve(`@fontsource/geist/${path}`))
}

function drawableOf(character: string): string {
  if (subsetOf(character)) return character
  const plain = character.normalize('NFKD').replace(/\p{M}/gu, '')
  return plain !== '' && [...plain].every(subsetOf) ? plain : '?'
}

function subsetOf(character: string): string | undefined {
  const code = character.codePointAt(0) ?? 0
  // Control characters have no form at all.
  if (code < 0x20) return undefined
  return SUBSETS.find(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to))?.name
}

/** Ranges of characters as style sheets write them: `U+0000-00FF, U+0131`. */
function readSubsets(): { name: string; ranges: [from: number, to: number][] }[] {
  const listed: Record<string, string> = JSON.parse(readFileSync(packaged('unicode.json'), 'utf8'))
  return ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'].map(name => ({
    name,
    ranges: (listed[name] ?? '').split(',').map(range => {
      const [from = '', to = from] = range.trim().replace('U+', '').split('-')
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
    }),
  }))
}

import type { PaletteItem } from '#portal/kit/palette-source.ts'

/**
 * How well a text names an entry, or zero. Each word of the text has to begin a word of the label, or at least
 * be a part of its label, detail or other words.
 */
function scoreOf({ label, detail = '', words = '' }: PaletteItem, text: string): number {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean)
  const name = label.toLowerCase()
  const starts = name.split(/[\s-]+/)
  const others = `${name} ${detail} ${words}`.toLowerCase()
  let score = name.startsWith(text.trim().toLowerCase()) ? 4 : 0
  for (const word of wanted) {
    if (starts.some(start => start.startsWith(word))) score += 3
    else if (name.includes(word)) score += 2
    else if (others.includes(word)) score += 1
    else return 0
  }
  return score
}

/** The entries that a text names, best first; all of them for an empty text. */
export function matching<Item extends PaletteItem>(items: readonly Item[], text: string): Item[] {
  if (!text.trim()) return [...items]
  return items
    .map(item => ({ item, score: scoreOf(item, text) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ item }) => item)
}

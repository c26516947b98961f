import type { PaletteItem } from '#portal/kit/palette-source.ts'

const KEY = 'gatepost-recent'
const KEPT = 5

interface Kept {
  /** The person and the account: another one sees nothing of it. */
  owner: string
  items: PaletteItem[]
}

/** Where the person went last from the palette, in this tab. */
export function readRecent(owner: string): PaletteItem[] {
  try {
    const kept: Kept | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return kept?.owner === owner && Array.isArray(kept.items) ? kept.items : []
  } catch {
    // Storage can be blocked, or hold something else.
    return []
  }
}

/** Remembers an entry that leads somewhere. */
export function noteRecent(owner: string, { run: _, ...item }: PaletteItem): void {
  if (!item.link) return
  const address = addressOf(item)
  const others = readRecent(owner).filter(other => addressOf(other) !== address)
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ owner, items: [item, ...others].slice(0, KEPT) }))
  } catch {
    // As above.
  }
}

/** Forgets them, after a logout. */
export function forgetRecent(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // As above.
  }
}

/** Identifies where an entry leads. */
export function addressOf({ link }: PaletteItem): string {
  return JSON.stringify(link)
}

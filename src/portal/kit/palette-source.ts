import type { AnyOperation } from '#portal/api/types.ts'

/** Where an entry of the palette leads: what the router takes, as plain data. */
export interface PaletteLink {
  to: string
  params?: Readonly<Record<string, string>>
  search?: Readonly<Record<string, unknown>>
  hash?: string
}

export interface PaletteItem {
  label: string
  /** Distinguishes entries with the same label. */
  detail?: string
  /** Further words that find it. */
  words?: string
  link?: PaletteLink
  /** Leads out of the portal, so it opens in another tab. */
  inNewTab?: true
  /** What it does, if it leads nowhere. */
  run?: (go: (link: PaletteLink) => void) => unknown
}

/** Something to do. People who may not call its operations do not see it. */
export interface PaletteAction extends PaletteItem {
  operations: readonly AnyOperation[]
}

/** Finds things by a text. People who may not call its operations are not offered it. */
export interface PaletteFinder {
  /** The heading of what it finds. */
  title: string
  operations: readonly AnyOperation[]
  find: (text: string) => Promise<readonly PaletteItem[]>
}

/**
 * Returns the commands that a text asks for, by the words that start each of them, and the rest of the text, which
 * names the thing: `rotate the nightly key` is `rotate` of `nightly`. Returns undefined for a text without a command.
 */
export function readCommands<Id extends string>(
  text: string,
  commands: Readonly<Record<Id, string>>,
  fillers: string,
): { ids: Id[]; name: string } | undefined {
  const typed = text.toLowerCase().split(/\s+/).filter(Boolean)
  const isOf = (words: string) => (word: string) =>
    word.length > 2 && words.split(' ').some(each => each.startsWith(word))
  const ids = (Object.keys(commands) as Id[]).filter(id => typed.some(isOf(commands[id])))
  if (!ids.length) return undefined
  const spoken = new Set([...Object.values<string>(commands), fillers].flatMap(words => words.split(' ')))
  const isSpoken = (word: string) =>
    spoken.has(word) || Object.values<string>(commands).some(words => isOf(words)(word))
  return { ids, name: typed.filter(word => !isSpoken(word)).join(' ') }
}

/**
 * What a capability adds to the palette: the export `palette` of its `palette.ts`, which loads when the palette
 * is first opened. Pages with a place in a navigation are found without it.
 */
export interface PaletteSource {
  /** Further words that find pages of a navigation, by their paths. */
  pages?: Readonly<Record<string, string>>
  actions?: readonly PaletteAction[]
  finders?: readonly PaletteFinder[]
}

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
 * What a capability adds to the palette: the export `palette` of its `palette.ts`, which loads when the palette
 * is first opened. Pages with a place in a navigation are found without it.
 */
export interface PaletteSource {
  actions?: readonly PaletteAction[]
  finders?: readonly PaletteFinder[]
}

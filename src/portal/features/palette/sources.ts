import type { PaletteSource } from '#portal/kit/palette-source.ts'

// By their place: a capability adds its part with its file, and this one imports none of them.
const files = import.meta.glob<PaletteSource>(['../*/palette.ts', '../../site/*/palette.ts'], {
  import: 'palette',
})

/** What all capabilities add to the palette. Without the part that does not load, the others still serve. */
export async function loadSources(): Promise<PaletteSource[]> {
  const loaded = await Promise.allSettled(Object.values(files).map(load => load()))
  return loaded.flatMap(each => (each.status === 'fulfilled' ? [each.value] : []))
}

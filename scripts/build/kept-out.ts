import type { Plugin } from 'vite'

interface Ban {
  modules: RegExp
  why: string
}

/** What no file of the portal may hold. */
const BANS: readonly Ban[] = [
  {
    modules: /\/node_modules\/zod\/v4\/classic\//,
    why: 'All of zod weighs 57 kB, with the words of every language. Import zod/mini.',
  },
]

interface Chunk {
  fileName: string
  /** Modules in it, with what is left of each, by id. */
  modules: Readonly<Record<string, { renderedLength: number }>>
}

/** A message for each file that holds something banned, with who imports it. Empty when all is well. */
export function findBanned(
  chunks: readonly Chunk[],
  importersOf: (id: string) => readonly string[],
  bans = BANS,
): string[] {
  return chunks.flatMap(({ fileName, modules }) =>
    bans.flatMap(({ modules: banned, why }) => {
      const found = Object.entries(modules)
        .filter(([id, { renderedLength }]) => banned.test(id) && renderedLength > 0)
        .map(([id]) => id)
      if (!found.length) return []
      const importers = rootsOf(found, importersOf)
      return [`${fileName} holds ${found[0]}, because of ${importers.join(' and ')}. ${why}`]
    }),
  )
}

/** The modules of ours that are nearest to some of a package, by way of others of it. */
function rootsOf(ids: readonly string[], importersOf: (id: string) => readonly string[]): string[] {
  const seen = new Set<string>()
  let level = ids
  while (level.length) {
    const ours = level.filter(id => !id.includes('/node_modules/'))
    if (ours.length) return ours
    for (const id of level) seen.add(id)
    level = [...new Set(level.flatMap(importersOf))].filter(id => !seen.has(id))
  }
  return []
}

/** Ends the build when a file that browsers load holds what must stay out of all of them. */
export function keepOut(): Plugin {
  return {
    name: 'keep-out',
    applyToEnvironment: environment => environment.name === 'client',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
      const importersOf = (id: string) => {
        const { importers = [], dynamicImporters = [] } = this.getModuleInfo(id) ?? {}
        return [...importers, ...dynamicImporters]
      }
      const found = findBanned(chunks, importersOf)
      if (found.length) this.error(found.join('\n'))
    },
  }
}

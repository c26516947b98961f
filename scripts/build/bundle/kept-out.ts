import type { Plugin } from 'vite'
import { recordsDrift } from '../../lib/portal-build.mjs'

interface Ban {
  modules: RegExp
  why: string
}

/** The recorder of development and staging, with the contracts that it brings. */
const DRIFT_RECORDER: Ban = {
  modules: /\/(src\/(portal\/(api|shared)|domain\/contract)\/drift\/|generated\/\w+\/openapi\.json)/,
  why: 'Only builds with DRIFT_RECORDER=on have the drift recorder. Load it behind VITE_DRIFT_RECORDER.',
}

/** What no file of the portal may contain. */
const BANS: readonly Ban[] = [
  {
    modules: /\/node_modules\/zod\/v4\/classic\//,
    why: 'All of zod weighs 57 kB, with the words of every language. Import zod/mini.',
  },
  {
    modules: /\/node_modules\/zod\/v4\/(locales\/(?!en\.)|core\/(compile|to-json-schema)\.)/,
    why: 'A late import of zod/mini keeps all of it, 45 kB more. Import a file that imports it as z.',
  },
]

interface Chunk {
  fileName: string
  /** Its modules, with the rendered rest of each, by id. */
  modules: Readonly<Record<string, { renderedLength: number }>>
}

/** A message for each file that contains a banned module, with its importers. Empty when there are none. */
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

/** Our modules that import these modules of a package, directly or through other modules of it. */
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

/** Fails the build when a file that browsers load contains a banned module. */
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
      const found = findBanned(chunks, importersOf, recordsDrift() ? BANS : [...BANS, DRIFT_RECORDER])
      if (found.length) this.error(found.join('\n'))
    },
  }
}

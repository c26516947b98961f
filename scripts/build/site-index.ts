import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { docsIndex, readingIndex, siteIndex, topPages } from '../lib/site-index.ts'

/** What each module exports. Menus are on every public page, the other lists on few, so they are files of their own. */
const MODULES: Readonly<Record<string, () => Promise<Record<string, unknown>>>> = {
  'virtual:site-index': async () => ({ siteIndex: await siteIndex(), topPages: topPages() }),
  'virtual:docs-index': async () => ({ docsPages: await docsIndex() }),
  'virtual:readings': async () => ({ readings: await readingIndex() }),
}
const RESOLVED = '\0'

/** Lets pages import what menus and lists know of each other page. A change of it takes effect with a restart. */
export function provideSiteIndex(): Plugin {
  return {
    name: 'site-index',
    resolveId: id => (id in MODULES ? `${RESOLVED}${id}` : undefined),
    async load(id) {
      const load = id.startsWith(RESOLVED) && MODULES[id.slice(RESOLVED.length)]
      if (!load) return undefined
      const lines = Object.entries(await load()).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)}`,
      )
      return lines.join('\n')
    },
    // A new or changed page of the content is a change of these modules.
    buildStart() {
      this.addWatchFile(resolve('src/portal/content/pages'))
      this.addWatchFile(resolve('src/portal/content/operator'))
    },
  }
}

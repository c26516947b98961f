import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { docsIndex, readingIndex, siteIndex, topPages } from '../lib/site-index.ts'

const ID = 'virtual:site-index'
const RESOLVED = `\0${ID}`

/** Lets pages import what menus and lists know of each other page. A change of it takes effect with a restart. */
export function provideSiteIndex(): Plugin {
  return {
    name: 'site-index',
    resolveId: id => (id === ID ? RESOLVED : undefined),
    load: async id =>
      id === RESOLVED
        ? `export const siteIndex = ${JSON.stringify(await siteIndex())}
export const topPages = ${JSON.stringify(topPages())}
export const readings = ${JSON.stringify(await readingIndex())}
export const docsPages = ${JSON.stringify(await docsIndex())}`
        : undefined,
    // A new or changed page of the content is a change of this module.
    buildStart() {
      this.addWatchFile(resolve('src/portal/content/pages'))
      this.addWatchFile(resolve('src/portal/content/operator'))
    },
  }
}

import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { customerPermissions, customerRoles, permittedPages } from '../lib/permission-table.ts'
import { docsIndex, readingIndex, siteIndex, topPages } from '../lib/site-index.ts'
import { bootScripts } from './boot.ts'
import { builtWidget } from './widget.ts'

/** What each module exports. Menus are on every public page, the other lists on few, so they are files of their own. */
const MODULES: Readonly<Record<string, (watch: (file: string) => void) => Promise<Record<string, unknown>>>> =
  {
    'virtual:site-index': async () => ({ siteIndex: await siteIndex(), topPages: topPages() }),
    'virtual:docs-index': async () => ({ docsPages: await docsIndex() }),
    'virtual:readings': async () => ({ readings: await readingIndex() }),
    // What each role allows, as the contracts say it and the server enforces it.
    'virtual:permissions': async () => ({
      customerRoles: customerRoles(),
      operations: customerPermissions(),
      pages: permittedPages(),
    }),
    // For pages that show how to load the script, and load it.
    'virtual:widget': async watch => {
      const { path, fixedPath, integrity, moduleIds } = await builtWidget()
      moduleIds.forEach(watch)
      return { widget: { path, fixedPath, integrity } }
    },
    'virtual:boot': async watch => ({ bootScripts: await bootScripts(watch) }),
  }
/** A new or changed page of the content, and a changed contract, is a change of these modules. */
const SOURCES = ['src/portal/content/pages', 'src/portal/content/operator']
const RESOLVED = '\0'

/** Lets pages import what menus, lists, and tables know of other pages and of the contracts, and the script of the head. */
export function provideModules(): Plugin {
  return {
    name: 'virtual-modules',
    resolveId: id => (id in MODULES ? `${RESOLVED}${id}` : undefined),
    async load(id) {
      const load = id.startsWith(RESOLVED) && MODULES[id.slice(RESOLVED.length)]
      if (!load) return undefined
      const lines = Object.entries(await load(file => this.addWatchFile(file))).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)}`,
      )
      return lines.join('\n')
    },
    buildStart() {
      for (const source of [...SOURCES, ...globSync('generated/*/openapi.json')])
        this.addWatchFile(resolve(source))
    },
  }
}

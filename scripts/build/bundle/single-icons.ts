import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { IconPart } from '../../../src/portal/ui/drawn-icon.ts'

const PACKAGE = 'lucide-react'
const IMPORT = /import \{([^}]*)\} from '([^']+)'/g
const ICON_FILE = /\/node_modules\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/
const EXPORT = /export \{([^}]*)\} from '(\.\/icons\/[\w-]+\.mjs)'/g

/** The file of each icon of the package, by every name that the icon has. */
export function iconFiles(): Map<string, string> {
  const folder = join(dirname(fileURLToPath(import.meta.resolve(PACKAGE))), '../esm')
  const index = readFileSync(join(folder, `${PACKAGE}.mjs`), 'utf8')
  return new Map(
    [...index.matchAll(EXPORT)].flatMap(([, names = '', file = '']) =>
      names
        .split(',')
        .map((name): [string, string] => [name.replace('default as', '').trim(), join(folder, file)]),
    ),
  )
}

/** The same code with one import for each icon. It has as many lines as before, for the source map. */
export function withSingleIcons(code: string, files: ReadonlyMap<string, string>): string {
  return code.replace(IMPORT, (whole, names: string, from: string) => {
    if (from !== PACKAGE) return whole
    const imports = names
      .split(',')
      .map(name => name.trim())
      .filter(Boolean)
      .map(name => {
        const [icon = '', own = icon] = name.split(' as ')
        const file = files.get(icon)
        if (!file && !icon.startsWith('type ')) throw new Error(`${PACKAGE} has no icon ${icon}`)
        return file ? `import ${own} from '${file}'` : `import { ${name} } from '${PACKAGE}'`
      })
    return imports.join('; ') + '\n'.repeat(whole.split('\n').length - 1)
  })
}

/** The data of an icon, as the package keeps it. */
interface IconData {
  size: number
  node: readonly [name: string, attributes: Readonly<Record<string, string>>][]
}

const COMPONENT = resolve('src/portal/ui/drawn-icon.ts')

/** A module with an icon as a component: its paths, and the elements that are none. */
export function iconModule({ size, node }: IconData): string {
  if (size !== 24) throw new Error(`${PACKAGE} has an icon of ${size} pixels`)
  const parts = node.map(([name, { key: _, ...attributes }]) => {
    const { d, ...others } = attributes
    return name === 'path' && d && !Object.keys(others).length ? d : ([name, attributes] satisfies IconPart)
  })
  const list = parts.map(part => JSON.stringify(part)).join()
  return `import { drawnIcon } from ${JSON.stringify(COMPONENT)}\nexport default /* @__PURE__ */ drawnIcon(${list})\n`
}

/**
 * Imports each icon from its own file, with nothing but what is drawn. Through the package's list of all icons, every
 * page would seem to use every icon, and one file would hold the icons of all pages and dialogs. The renderer of the
 * public pages takes the same icons, since React continues from its HTML.
 */
export function singleIcons(): Plugin {
  const files = iconFiles()
  return {
    name: 'single-icons',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/portal\/.*\.tsx?(\?|$)/, code: PACKAGE },
      handler: code => ({ code: withSingleIcons(code, files), map: null }),
    },
    load: {
      filter: { id: ICON_FILE },
      async handler(id) {
        // A former name of an icon only points to its file.
        const { __iconData: data }: { __iconData?: IconData } = await import(pathToFileURL(id).href)
        return data && { code: iconModule(data), map: null }
      },
    },
  }
}

import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const PACKAGE = 'lucide-react'
const IMPORT = /import \{([^}]*)\} from '([^']+)'/g
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

/**
 * Imports each icon from its own file. Through the package's list of all icons, every page would seem to use
 * every icon, and one file would hold the icons of all pages and dialogs.
 */
export function singleIcons(): Plugin {
  const files = iconFiles()
  return {
    name: 'single-icons',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'client',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/portal\/.*\.tsx?(\?|$)/, code: PACKAGE },
      handler: code => ({ code: withSingleIcons(code, files), map: null }),
    },
  }
}

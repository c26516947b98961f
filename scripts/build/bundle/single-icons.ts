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

/** A module with an icon as a component: one path where the icon is nothing but lines, and the elements that are not. */
export function iconModule({ size, node }: IconData): string {
  if (size !== 24) throw new Error(`${PACKAGE} has an icon of ${size} pixels`)
  const lines: string[] = []
  const others: IconPart[] = []
  for (const [name, { key: _, ...attributes }] of node) {
    const line = lineOf(name, attributes)
    if (line) lines.push(line)
    else others.push([name, attributes])
  }
  const parts: IconPart[] = lines.length ? [lines.join(''), ...others] : others
  const list = parts.map(part => JSON.stringify(part)).join()
  return `import { drawnIcon } from ${JSON.stringify(COMPONENT)}\nexport default /* @__PURE__ */ drawnIcon(${list})\n`
}

/**
 * An element of an icon as the line of a path, so that a row with four icons has four paths and not ten shapes. Undefined
 * for one that has more than its shape, such as a color, or that no icon had so far.
 */
export function lineOf(name: string, attributes: Readonly<Record<string, string>>): string | undefined {
  const of = SHAPES[name]
  if (!of || Object.keys(attributes).some(each => !of.attributes.includes(each))) return undefined
  return of.line(attributes, each => Number(attributes[each] ?? 0))
}

interface Shape {
  attributes: readonly string[]
  line: (attributes: Readonly<Record<string, string>>, number: (name: string) => number) => string
}

const SHAPES: Readonly<Record<string, Shape>> = {
  path: {
    attributes: ['d'],
    // A relative start would continue from the line before it.
    line: ({ d = '' }) => (d.startsWith('m') ? `M0 0${d}` : d),
  },
  circle: {
    attributes: ['cx', 'cy', 'r'],
    line: (_, number) => {
      const r = number('r')
      return `M${number('cx') - r} ${number('cy')}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
    },
  },
  line: {
    attributes: ['x1', 'y1', 'x2', 'y2'],
    line: (_, number) => `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`,
  },
  rect: {
    attributes: ['x', 'y', 'width', 'height', 'rx', 'ry'],
    line: (_, number) => {
      const r = number('rx') || number('ry')
      const [across, down] = [number('width') - 2 * r, number('height') - 2 * r]
      const corner = (x: number, y: number) => (r ? `a${r} ${r} 0 0 1 ${x} ${y}` : '')
      const top = `M${number('x') + r} ${number('y')}h${across}${corner(r, r)}v${down}${corner(-r, r)}`
      return `${top}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}Z`
    },
  },
}

/**
 * Imports each icon from its own file, with nothing but what is drawn. Through the package's list of all icons, every
 * page would seem to use every icon, and one file would hold the icons of all pages and dialogs. The renderer of the
 * public pages takes the same icons, since React continues from its HTML. With the package's own components, each page
 * loads 1.4 to 2.5 kB more, and the forms before the login and the lists exceed their budgets.
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

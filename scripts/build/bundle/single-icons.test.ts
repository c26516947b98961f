import { existsSync, globSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { iconFiles, iconModule, lineOf, withSingleIcons } from './single-icons.ts'

test('each icon comes from its own file, under the name that the code uses, on as many lines', () => {
  const files = new Map([
    ['Check', '/icons/check.mjs'],
    ['Menu', '/icons/menu.mjs'],
  ])
  const code =
    "import {\n  Check,\n  Menu as MenuIcon,\n} from 'lucide-react'\nimport { lazy } from 'react'\n"
  expect(withSingleIcons(code, files)).toBe(
    "import Check from '/icons/check.mjs'; import MenuIcon from '/icons/menu.mjs'\n\n\n\nimport { lazy } from 'react'\n",
  )
  expect(() => withSingleIcons("import { Chekc } from 'lucide-react'", files)).toThrow('no icon Chekc')
})

test('the package lists its icons as this expects', () => {
  const files = iconFiles()
  expect(files.size).toBeGreaterThan(1_000)
  expect(files.get('CircleHelp')).toBe(files.get('CircleQuestionMark'))
  expect(existsSync(files.get('Check') ?? '')).toBe(true)
})

test('an icon is one path of all its lines, and the elements that have more than a shape', () => {
  const code = iconModule({
    size: 24,
    node: [
      ['path', { d: 'M1 1', key: 'a' }],
      ['path', { d: 'M2 2', fill: 'currentColor', key: 'b' }],
      ['circle', { cx: '12', cy: '5', r: '1', key: 'c' }],
    ],
  })
  expect(code).toContain(
    'drawnIcon("M1 1M11 5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0Z",["path",{"d":"M2 2","fill":"currentColor"}])',
  )
  expect(() => iconModule({ size: 16, node: [] })).toThrow('16 pixels')
})

test.each([
  ['path', { d: 'm15 5 4 4' }, 'M0 0m15 5 4 4'],
  ['line', { x1: '1', x2: '3', y1: '2', y2: '4' }, 'M1 2L3 4'],
  ['rect', { x: '2', y: '3', width: '6', height: '4' }, 'M2 3h6v4h-6v-4Z'],
  [
    'rect',
    { x: '8', y: '8', width: '14', height: '14', rx: '2', ry: '2' },
    'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2Z',
  ],
  ['ellipse', { cx: '1', cy: '1', rx: '2', ry: '3' }, undefined],
])('%s %o', (name, attributes, line) => expect(lineOf(name, attributes)).toBe(line))

test('every icon of the portal looks the same as one path', async () => {
  const files = iconFiles()
  const names = globSync('src/portal/**/*.tsx').flatMap(file => {
    const [, list = ''] = /import \{([^}]*)\} from 'lucide-react'/.exec(readFileSync(file, 'utf8')) ?? []
    return list.split(',').map(name => name.trim().split(' as ')[0] ?? '')
  })
  const used = new Set(names.flatMap(name => files.get(name) ?? []))
  expect(used.size).toBeGreaterThan(50)
  for (const file of used) {
    const { __iconData: icon } = await import(pathToFileURL(file).href)
    if (!icon) continue
    const shapes: [name: string, attributes: Record<string, string>][] = icon.node
    const before = shapes.map(([name, attributes]) => tagOf(name, attributes))
    const after = shapes.map(([name, { key: _, ...attributes }]) => {
      const line = lineOf(name, attributes)
      return line ? `${line} ` : tagOf(name, attributes)
    })
    const line = after.filter(each => !each.startsWith('<')).join('')
    const rest = after.filter(each => each.startsWith('<')).join('')
    expect(difference(draw(before.join('')), draw(`<path d="${line}"/>${rest}`)), file).toBeLessThan(64)
  }
})

function tagOf(name: string, attributes: Readonly<Record<string, string>>): string {
  const list = Object.entries(attributes).map(([key, value]) => `${key}="${value}"`)
  return `<${name} ${list.join(' ')}/>`
}

function draw(shapes: string): Buffer {
  const look = 'fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 24 24" ${look}>`
  return new Resvg(`${svg}${shapes}</svg>`).render().pixels
}

/** The largest difference of a channel of a pixel. Where two lines overlap, their soft edges differ a little. */
function difference(one: Buffer, other: Buffer): number {
  return one.reduce((largest, value, at) => Math.max(largest, Math.abs(value - (other[at] ?? 0))), 0)
}

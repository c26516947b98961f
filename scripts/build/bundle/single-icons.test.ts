import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { iconFiles, iconModule, withSingleIcons } from './single-icons.ts'

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

test('an icon is its paths, and the elements that are none', () => {
  const code = iconModule({
    size: 24,
    node: [
      ['path', { d: 'M1 1', key: 'a' }],
      ['path', { d: 'M2 2', fill: 'currentColor', key: 'b' }],
      ['circle', { r: '1', key: 'c' }],
    ],
  })
  expect(code).toContain('drawnIcon("M1 1",["path",{"d":"M2 2","fill":"currentColor"}],["circle",{"r":"1"}])')
  expect(() => iconModule({ size: 16, node: [] })).toThrow('16 pixels')
})

import { expect, test } from 'vitest'
import { withoutToolData } from './page-data.ts'

const route = (page: string) =>
  `export const Route = createFileRoute('/a')({\n  staticData: { page: ${page} },\n  component: A,\n})\n`

test.each([
  ["{ prerender: true, nav: { label: 'A', order: 1 } }", "{nav:{label:'A',order:1}}"],
  ["{ nav: { label: 'A', order: 1 }, samples: { person: {\n keys: 3 } } }", "{nav:{label:'A',order:1},}"],
  ["{ prerender: true, budget: 'form' }", '{}'],
  ['{ scripts: false }', '{scripts:false}'],
])('of %s, browsers get %s', (page, left) => {
  const source = route(page)
  const code = withoutToolData('a.tsx', source)
  expect(code.replace(/\s/g, '')).toBe(route(left).replace(/\s/g, ''))
  expect(code).toHaveLength(source.length)
  expect(code.split('\n').length).toBe(source.split('\n').length)
})

test('a route without data stays as it is', () => {
  const source = "export const Route = createFileRoute('/a')({ component: A })\n"
  expect(withoutToolData('a.tsx', source)).toBe(source)
})

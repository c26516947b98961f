import { expect, test } from 'vitest'
import { findGaps } from './findings.ts'
import type { CoveredOperation } from './operations.ts'
import { coveragePage, permissionsPage } from './pages.ts'
import type { Uses } from './uses.ts'
import { usesPage } from './uses-page.ts'

const operation: CoveredOperation = {
  service: 'security',
  id: 'listThings',
  method: 'GET',
  path: '/things',
  roles: [['api-key-viewer']],
  auth: 'bearer',
  takes: { apiToken: true, setUpLink: false },
  section: undefined,
  inferred: true,
  deprecated: false,
  signed: false,
  noScreen: undefined,
  built: true,
  statuses: [200, 401],
  examples: { success: 1, error: 1 },
  secured: true,
}
const many = Array.from({ length: 30 }, (_, index) => `file-${index}`)
const NOTHING: Uses = { screens: new Map(), backendTests: new Map(), browserTests: new Map() }
const used: Uses = {
  screens: new Map([['listThings', many]]),
  backendTests: new Map([['listThings', many]]),
  browserTests: new Map([['listThings', ['things']]]),
}
const rowOf = (of: CoveredOperation, uses: Uses) =>
  coveragePage([], [of], uses)
    .split('\n')
    .find(line => line.includes('`listThings`')) ?? ''

test('the page marks a built operation "no screen yet" and an unbuilt one "not built yet"', () => {
  expect(rowOf(operation, NOTHING)).toContain('| *no screen yet* |')
  expect(rowOf({ ...operation, built: false }, NOTHING)).toContain('| *not built yet* |')
})

test('an operation that programs call needs no screen', () => {
  expect(rowOf({ ...operation, auth: 'key' }, NOTHING)).toContain('| none: programs call it |')
  expect(rowOf({ ...operation, signed: true }, NOTHING)).toContain('| none: programs call it |')
})

test('an operation of people has a screen, unless it is deprecated or says why not', () => {
  const gapsOf = (of: CoveredOperation, uses = NOTHING) => findGaps([], [of], uses.screens)
  const excused = { ...operation, noScreen: 'Another one has it.' }
  expect(gapsOf(operation)).toEqual(['listThings has no screen; x-no-screen can say why'])
  expect(gapsOf(operation, used)).toEqual([])
  expect(gapsOf(excused)).toEqual([])
  expect(rowOf(excused, NOTHING)).toContain('| none: Another one has it. |')
  expect(gapsOf(excused, used)).toEqual(['listThings has a screen: remove its x-no-screen'])
  expect(gapsOf({ ...operation, deprecated: true })).toEqual([])
  expect(rowOf({ ...operation, deprecated: true }, NOTHING)).toContain('| none: deprecated |')
})

test('a cell counts long lists and links to them', () => {
  const row = rowOf(operation, used)
  expect(row).toContain('[30 pages](USES.md#listthings)')
  expect(row).toContain('[30 backend files and 1 browser file](USES.md#listthings)')
  for (const cell of row.split('|')) expect(cell.length).toBeLessThan(150)
})

test('the list names them', () => {
  const page = usesPage('', [operation], used)
  expect(page).toContain('### listThings')
  for (const name of many) expect(page).toContain(`\`${name}\``)
  expect(usesPage('', [operation], NOTHING)).toContain('Contract cases alone.')
})

test('the page of permissions says what API tokens and set-up links can call', () => {
  const page = permissionsPage([operation], ['self', 'api-key-viewer'])
  expect(page).toContain('| operation | no one | self | api-key-viewer | API token | set-up link |')
  expect(page).toContain('| `listThings` |  |  | yes | yes |  |')
})

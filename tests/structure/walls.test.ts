import { describe, expect, test } from 'vitest'
import { sourcesIn } from '../../scripts/lib/sources.ts'
import { importsFrom, isOurs, madeUp, show, thisHouse } from '../support/module-graph.ts'
import { packedWalls } from './packed-walls.ts'
import { walls } from './walls.ts'

const house = thisHouse()
const { sources, imports } = house

test('the imports of every room are read; otherwise the walls below check nothing', () => {
  for (const room of ['src/domain/', 'src/portal/', 'src/backend/', 'scripts/', 'tests/', 'e2e/'])
    expect(importsFrom(house, room).length, room).toBeGreaterThan(0)
  const specifiers = new Set(imports.filter(isOurs).map(({ specifier }) => specifier.split('/')[0]))
  expect([...specifiers]).toEqual(expect.arrayContaining(['#domain', '#kernel', '#generated', '.', '..']))
  expect(imports.filter(({ dynamic }) => dynamic)).not.toEqual([])
})

test('every import of ours leads to a file', () => {
  const files = new Set(sources.map(({ path }) => path))
  const known = (path: string) =>
    files.has(path) || path.startsWith('generated/') || path === 'src/portal/routeTree.gen.ts'
  const lost = imports.filter(isOurs).filter(({ target }) => /\.(ts|tsx|mjs)$/.test(target) && !known(target))
  expect(show(lost)).toEqual([])
})

describe.each([...walls, ...packedWalls])('$name', ({ violations, broken }) => {
  test('in this house', () => expect(violations(house)).toEqual([]))

  test('and reports a house that breaks it', () => expect(violations(madeUp(broken))).not.toEqual([]))
})

test('only the kernel and portal/api know how the generated code is made', () => {
  const open = /^generated\/(durations|[a-z-]+\/(operations\/\w+|types|zod|parameters\/\w+))\.ts$/
  const crossing = importsFrom(house, 'src/').filter(
    ({ from, target }) =>
      target.startsWith('generated/') &&
      !/^src\/(portal\/api|backend\/kernel)\//.test(from) &&
      !open.test(target) &&
      // What pages show of the services, written for them.
      !(from.startsWith('src/portal/') && target.startsWith('generated/portal/')) &&
      // The tools of assistants, made of all contracts for these.
      !(from.startsWith('src/mcp/') && target === 'generated/mcp.ts'),
  )
  expect(show(crossing)).toEqual([])
  const readers = sourcesIn(['src']).filter(({ text }) =>
    /generated\/|openapi\.json/.test(withoutImports(text)),
  )
  expect(readers.map(({ path }) => path)).toEqual([
    'src/backend/kernel/contract/contract.ts',
    'src/portal/api/drift/recorder.ts',
  ])
})

/** The walls above check imports; comments are not checked. */
function withoutImports(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*|from '[^']*'|import\('[^']*'\)/g, '')
}

import { expect, test } from 'vitest'
import { findBanned } from './kept-out.ts'

const CLASSIC = '/house/node_modules/zod/v4/classic/schemas.js'
const INDEX = '/house/node_modules/zod/index.js'
const FORM = '/house/src/portal/form.tsx'
const importers: Record<string, string[]> = { [CLASSIC]: [INDEX], [INDEX]: [FORM, CLASSIC] }
const find = (id: string, renderedLength: number) =>
  findBanned([{ fileName: 'form.js', modules: { [id]: { renderedLength } } }], of => importers[of] ?? [])

test('the full zod is found, with its importers', () => {
  const [message] = find(CLASSIC, 900)
  expect(message).toContain('form.js')
  expect(message).toContain(`because of ${FORM}.`)
  expect(message).toContain('zod/mini')
})

test.each([
  ['/house/node_modules/zod/v4/mini/schemas.js', 900],
  ['/house/node_modules/zod/v4/core/schemas.js', 900],
  [CLASSIC, 0],
])('%s of which %i characters are left is fine', (id, length) => {
  expect(find(id, length)).toEqual([])
})

import { expect, test } from 'vitest'
import { readUses } from '../../../scripts/coverage/uses.ts'
import { readPermissions } from '../../../scripts/lib/permission-table.ts'
import { pagesOf } from '../../../scripts/lib/routes.ts'

const operations = new Map(readPermissions().map(operation => [operation.id, operation]))
const { screens } = readUses()

/** The operations that a page can call and that need a role in the account. */
function roleCallsOf(path: string): string[] {
  return [...screens]
    .filter(([id, paths]) => paths.includes(path) && operations.get(id)?.roles.flat().some(isCustomerRole))
    .map(([id]) => id)
}

const isCustomerRole = (role: string) => role !== 'self' && role !== 'internal-admin'

const pages = pagesOf().filter(({ path }) => path.startsWith('/account'))

test('a page of the account says what it needs, if some of what it calls needs a role', () => {
  const silent = pages.filter(({ path, page }) => !page.needs && roleCallsOf(path).length > 0)
  expect(silent.map(({ file }) => `${file} has no needs, and calls what needs a role`)).toEqual([])
})

test('what a page needs are operations of the contracts that the page calls', () => {
  for (const { file, path, page } of pagesOf())
    for (const id of page.needs ?? []) {
      expect(operations.has(id), `${file}: no contract has ${id}`).toBe(true)
      expect(screens.get(id), `${file} does not call ${id}`).toContain(path)
    }
})

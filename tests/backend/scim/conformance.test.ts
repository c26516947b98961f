import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Backend, startBackend } from '../../support/backend.ts'
import { discoveryChecks } from './conformance/discovery.ts'
import { entraChecks } from './conformance/entra.ts'
import { groupChecks } from './conformance/groups.ts'
import { lenientChecks } from './conformance/lenient.ts'
import { filterChecks, listChecks } from './conformance/lists.ts'
import { oktaChecks } from './conformance/okta.ts'
import { patchChecks } from './conformance/patches.ts'
import { type Checks, createProvider } from './conformance/provider.ts'
import { userChecks } from './conformance/users.ts'

/** The rows of the list: id and what it says. */
const listed = new Map(
  [...readFileSync('docs/scim.md', 'utf8').matchAll(/^\| ([A-Z]\d+) +\| (.+?) +\|/gm)].map(
    ([, id = '', what = '']) => [id, what],
  ),
)
const checks: Checks = {
  ...discoveryChecks,
  ...userChecks,
  ...listChecks,
  ...filterChecks,
  ...patchChecks,
  ...groupChecks,
  ...lenientChecks,
  ...oktaChecks,
  ...entraChecks,
}

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())
afterEach(() => expect(backend.app.contractViolations.splice(0)).toEqual([]))

test('every row of docs/scim.md has a check, and every check a row', () => {
  expect(Object.keys(checks).toSorted()).toEqual([...listed.keys()].toSorted())
  expect(listed.size).toBeGreaterThanOrEqual(60)
})

test.each(Object.entries(checks).map(([id, check]) => ({ id, what: listed.get(id), check })))(
  '$id $what',
  async ({ check }) => check(await createProvider(backend)),
)

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEmbeddedKey } from '#generated/security/operations/createEmbeddedKey.ts'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { compareContracts } from '../../../scripts/contract-diff/compare.ts'
import { type RowCheck, storedColumns, withRowChecks } from '../../../scripts/contract-diff/stored-rows.ts'
import { bundleServices, type Contracts, type OpenApiDocument } from '../../../scripts/generate/bundle.ts'
import { send } from '../../backend/client.ts'
import { type Backend, startBackend } from '../../support/backend.ts'

const now = bundleServices()
let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } })
})
afterAll(() => backend.close())

type Schema = Record<string, unknown>

/** The checks after one schema of a service has changed, as a release would change it. */
async function checksAfter(service: string, schema: string, change: (schema: Schema) => void) {
  const base = only(service)
  const revision: Contracts = new Map([[service, structuredClone(base.get(service) as OpenApiDocument)]])
  change(revision.get(service)?.components?.schemas?.[schema] as Schema)
  const [report] = withRowChecks(await compareContracts(base, revision), await storedColumns())
  return report?.rowChecks ?? []
}

function only(service: string): Contracts {
  const contract = now.get(service)
  if (!contract) throw new Error(`there is no service ${service}`)
  return new Map([[service, contract]])
}

async function count({ sql: query }: RowCheck): Promise<unknown> {
  const { rows } = (await backend.db.execute(sql.raw(query ?? ''))) as unknown as { rows: object[] }
  return rows
}

test('a limit that falls from 64 to 40 finds the label of 60 characters in every table that has labels', async () => {
  const caller = await backend.person()
  const label = 'L'.repeat(60)
  await send(backend, createSecretKey, { caller, body: { label, description: '' } })
  await send(backend, createEmbeddedKey, {
    caller,
    body: { label: 'L'.repeat(40), description: '', domains: ['shop.example'] },
  })
  const checks = await checksAfter('security', 'KeyLabel', schema => {
    schema.maxLength = 40
  })
  expect(checks.map(({ column, what }) => `${column} ${what}`)).toEqual([
    'security.embedded_keys.label is now at most 40 characters, before at most 64 characters',
    'security.secret_keys.label is now at most 40 characters, before at most 64 characters',
    'security.test_keys.label is now at most 40 characters, before at most 64 characters',
  ])
  expect(await Promise.all(checks.map(count))).toEqual([[{ count: 0 }], [{ count: 1 }], [{ count: 0 }]])
})

test('a limit that grows, and another description, leave nothing outside', async () => {
  const checks = await checksAfter('security', 'KeyLabel', schema => {
    schema.maxLength = 80
    schema.description = 'What people call the key.'
  })
  expect(checks).toEqual([])
})

test('what SQL can’t compare has to be looked up', async () => {
  const checks = await checksAfter('security', 'KeyLabel', schema => {
    schema.pattern = '^\\p{L}+$'
  })
  expect(checks.map(({ column, sql }) => [column, sql])).toEqual([
    ['security.embedded_keys.label', undefined],
    ['security.secret_keys.label', undefined],
    ['security.test_keys.label', undefined],
  ])
})

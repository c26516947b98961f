import { expect, test } from 'vitest'
import { findUses, type Touched } from './uses.ts'

const touched: Touched[] = [
  {
    service: 'security',
    operations: new Set(['listKeys', 'createKey']),
    schemas: new Set(['Key', 'CreateKeyBody']),
  },
]

/** Places in the code by what they use. */
const usesIn = (path: string, ...lines: string[]) =>
  Object.fromEntries(
    findUses(touched, [{ path, text: lines.join('\n') }]).map(({ name, code, tests }) => [
      name,
      code.length ? code : tests,
    ]),
  )

test('each use of an imported handle, and not its import', () => {
  const found = usesIn(
    'src/portal/queries.ts',
    `import { createKey as create } from '#generated/security/operations/createKey.ts'`,
    `import { listKeys } from '#generated/security/operations/listKeys.ts'`,
    `export const keys = () => query(listKeys)`,
    `export const id = listKeys.id`,
    `export const add = () => call(create)`,
  )
  expect(found).toEqual({
    listKeys: ['src/portal/queries.ts:3', 'src/portal/queries.ts:4'],
    createKey: ['src/portal/queries.ts:5'],
  })
})

test('types, zod schemas and parameters', () => {
  const found = usesIn(
    'src/portal/form.tsx',
    `import { listKeysQuery } from '#generated/security/parameters/listKeys.ts'`,
    `import type { Key as WireKey } from '#generated/security/types.ts'`,
    `import { zCreateKeyBody, zCreateKeyBody2, zListKeysResponse } from '#generated/security/zod.ts'`,
    `const form = <Form schema={zCreateKeyBody} />`,
    `const toKey = (key: WireKey) => zListKeysResponse.parse(key)`,
    `const names = Object.keys(listKeysQuery)`,
    `const same = zCreateKeyBody2`,
  )
  expect(found).toEqual({
    listKeys: ['src/portal/form.tsx:5', 'src/portal/form.tsx:6'],
    createKey: ['src/portal/form.tsx:7'],
    Key: ['src/portal/form.tsx:5'],
    CreateKeyBody: ['src/portal/form.tsx:4'],
  })
})

test('dynamic imports', () => {
  const found = usesIn(
    'src/portal/late.ts',
    `const load = async () => (await import('#generated/security/zod.ts')).zCreateKeyBody`,
    `async function run() {`,
    `  const { listKeys: list } = await import('#generated/security/operations/listKeys.ts')`,
    `  return call(list)`,
    `}`,
  )
  expect(found).toEqual({ CreateKeyBody: ['src/portal/late.ts:1'], listKeys: ['src/portal/late.ts:4'] })
})

test('handlers of the service, and the operationId as a text', () => {
  const lines = [
    `type Query = operations['listKeys']['parameters']['query']`,
    `export const handlers = { async listKeys() {}, createKey }`,
  ]
  expect(usesIn('src/backend/services/security/keys/keys.ts', ...lines)).toEqual({
    listKeys: [
      'src/backend/services/security/keys/keys.ts:1',
      'src/backend/services/security/keys/keys.ts:2',
    ],
    createKey: ['src/backend/services/security/keys/keys.ts:2'],
  })
  expect(usesIn('src/backend/services/identity/keys.ts', ...lines)).toEqual({
    listKeys: ['src/backend/services/identity/keys.ts:1'],
  })
})

test('tests are counted by file, and other services and member names are not counted', () => {
  const test = [
    `import { listKeys } from '#generated/security/operations/listKeys.ts'`,
    `call(listKeys)`,
    `call(listKeys)`,
  ]
  expect(usesIn('src/portal/queries.test.ts', ...test)).toEqual({
    listKeys: [{ path: 'src/portal/queries.test.ts', lines: 2 }],
  })
  expect(
    usesIn(
      'src/portal/other.ts',
      `import { listKeys } from '#generated/identity/operations/listKeys.ts'`,
      'listKeys()',
    ),
  ).toEqual({})
  expect(
    usesIn(
      'src/portal/other.ts',
      `import { listKeys } from '#generated/security/operations/listKeys.ts'`,
      'api.listKeys()',
    ),
  ).toEqual({})
})

import { expect, test } from 'vitest'
import { importsOf } from './sources.ts'

test('the names of an import are those that the file takes, also of a namespace', () => {
  const text = [
    "import * as security from '#generated/security/operations.ts'",
    "import { signIn as open } from './session.ts'",
    'export const operations = { list: security.listSecretKeys, get: security.getSecretKey }',
    'export const other = open(security.listSecretKeys, here.listThings)',
  ].join('\n')
  expect(importsOf({ path: 'src/portal/a.ts', text }).map(({ names }) => names)).toEqual([
    ['listSecretKeys', 'getSecretKey'],
    ['signIn'],
  ])
})

import { expect, test } from 'vitest'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { deleteSecretKey } from '#generated/security/operations/deleteSecretKey.ts'
import { getSecretKey } from '#generated/security/operations/getSecretKey.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import { pauseSecretKey } from '#generated/security/operations/pauseSecretKey.ts'
import { contractOf, operations } from '../support/contract/contract.ts'
import { comesBack, echoesOf, readerOf } from './echoes.ts'

test('what an operation has changed is read by the GET of its thing', () => {
  const reader = (operation: Parameters<typeof contractOf>[0]) => readerOf(contractOf(operation))?.id
  expect(reader(createSecretKey)).toBe(listSecretKeys.id)
  expect(reader(deleteSecretKey)).toBe(getSecretKey.id)
  expect(reader(pauseSecretKey)).toBe(getSecretKey.id)
})

test('names that a body shares with a response are found, and secrets are not', () => {
  const names = operations.flatMap(operation =>
    echoesOf(operation).map(({ name }) => `${operation.id} ${name}`),
  )
  expect(names).toEqual(
    expect.arrayContaining(['updateSecretKey label', 'createOidcProvider issuer', 'createToken user_id']),
  )
  expect(names.filter(name => / (\w*password|token|client_secret)$/.test(name))).toEqual([])
})

test.each([
  ['the same text', { path: ['label'] }, 'A', { label: 'A' }, true],
  ['another text', { path: ['label'] }, 'A', { label: 'B' }, false],
  ['nothing', { path: ['label'] }, 'A', {}, false],
  ['one of a list', { path: ['keys', null, 'label'] }, 'A', { keys: [{ label: 'B' }, { label: 'A' }] }, true],
  ['none of a list', { path: ['keys', null, 'label'] }, 'A', { keys: [{ label: 'B' }] }, false],
  ['an email address in lower case', { sent: { format: 'email' } }, 'A@B.EXAMPLE', 'a@b.example', true],
  [
    'a moment in another text',
    { sent: { format: 'date-time' } },
    '2026-01-01T00:00:00Z',
    '2026-01-01T00:00:00.000Z',
    true,
  ],
  ['a set in another order', {}, [2, 1, 1], [1, 2], true],
  ['a set with one less', {}, [2, 1], [1], false],
  ['the next version', { name: 'version', path: ['version'] }, 1, { version: 2 }, true],
  ['the version it was', { name: 'version', path: ['version'] }, 1, { version: 1 }, false],
])('%s', (_what, echo, value, response, expected) => {
  expect(comesBack({ name: 'label', sent: {}, path: [], ...echo }, value, response)).toBe(expected)
})

import { beforeAll, describe, expect, test } from 'vitest'
import type { Operation } from '#domain/contract/operation.ts'
import { createToken } from '#generated/authorization/operations/createToken.ts'
import { logIn } from '#generated/identity/operations/logIn.ts'
import { resendConfirmationEmail } from '#generated/identity/operations/resendConfirmationEmail.ts'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import { pauseSecretKey } from '#generated/security/operations/pauseSecretKey.ts'
import { updateSecretKey } from '#generated/security/operations/updateSecretKey.ts'
import { type Backend, type Person, sharedBackend } from '../../support/backend.ts'
import { send } from '../client.ts'

let backend: Backend
let owner: Person
let viewer: Person
beforeAll(async () => {
  backend = await sharedBackend()
  owner = await backend.person()
  viewer = await backend.person({ roles: ['api-key-viewer'] })
})

interface BadCall {
  operation: Operation
  what: string
  call: { params?: object; query?: object; body?: unknown; raw?: string; headers?: Record<string, string> }
}

const badCalls: BadCall[] = [
  { operation: createSecretKey, what: 'a body without its fields', call: { body: {} } },
  { operation: createSecretKey, what: 'malformed JSON', call: { raw: '{"label": ' } },
  {
    operation: createSecretKey,
    what: 'plain text',
    call: { raw: 'hello', headers: { 'content-type': 'text/plain' } },
  },
  { operation: createSecretKey, what: 'too large a body', call: { raw: `"${'x'.repeat(70_000)}"` } },
  {
    operation: updateSecretKey,
    what: 'an id and a body of the wrong form',
    call: { params: { id: 'nothing' }, body: { label: 7 } },
  },
  { operation: pauseSecretKey, what: 'an id of the wrong form', call: { params: { id: 'nothing' } } },
]

describe.each(badCalls)('$operation.id with $what', ({ operation, call }) => {
  test('without a login is 401', async () => {
    const { status, errors } = await send(backend, operation, { ...call, caller: null })
    expect(status).toBe(401)
    expect(errors).toMatchObject([{ name: 'not-authenticated', fields: [] }])
  })

  test('by a person without the role is 403, which names the role', async () => {
    const { status, errors } = await send(backend, operation, { ...call, caller: viewer })
    expect(status).toBe(403)
    expect(errors).toMatchObject([{ name: 'insufficient-permissions', fields: [] }])
    expect(errors[0]?.message).toContain(' API key editor ')
  })

  test('by a person with the role is rejected for its input', async () => {
    const { status } = await send(backend, operation, { ...call, caller: owner })
    expect([400, 413, 415]).toContain(status)
  })
})

test.each<{ operation: Operation; call: object }>([
  { operation: listSecretKeys, call: { query: { state: 'broken' } } },
  { operation: createToken, call: { body: { account_id: 'mine' } } },
  { operation: resendConfirmationEmail, call: { body: {} } },
])('$operation.id without a login is 401 before its input is checked', async ({ operation, call }) => {
  const { status } = await send(backend, operation, { ...call, caller: null })
  expect(status).toBe(401)
})

test('a page of another site is rejected before the login is checked', async () => {
  const { status, errors } = await send(backend, createSecretKey, {
    caller: null,
    body: {},
    headers: { origin: 'https://elsewhere.example' },
  })
  expect(status).toBe(403)
  expect(errors).toMatchObject([{ name: 'origin-not-allowed' }])
})

describe('bad input is a list', () => {
  test('with one entry for each invalid field, in the words of the forms', async () => {
    const { status, errors } = await send(backend, createSecretKey, {
      caller: owner,
      body: { description: 'x'.repeat(300), colour: 'red' },
    })
    expect(status).toBe(400)
    expect(errors.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
      { id: null, name: 'required', message: 'This field is required.', fields: ['label'], status: 400 },
      {
        id: null,
        name: 'too-long',
        message: 'Use at most 256 characters.',
        fields: ['description'],
        status: 400,
      },
      {
        id: null,
        name: 'unknown-field',
        message: 'This field is unknown.',
        fields: ['colour'],
        status: 400,
      },
    ])
  })

  test('with the parameters of a URL by name', async () => {
    const { errors } = await send(backend, listSecretKeys, {
      caller: owner,
      query: { state: 'broken', page: 'first', page_size: 1000 },
    })
    expect(errors.map(({ name, fields }) => [name, ...fields]).toSorted()).toEqual([
      ['invalid-option', 'state'],
      ['invalid-type', 'page'],
      ['too-large', 'page_size'],
    ])
  })

  test('with only the most helpful entry for a field that breaks several rules', async () => {
    const { errors } = await send(backend, logIn, {
      caller: null,
      body: { username: '', password: 'x' },
    })
    expect(errors).toMatchObject([{ name: 'required', fields: ['username'] }])
  })

  test('and has no effect', async () => {
    const { body } = await send(backend, listSecretKeys, { caller: owner })
    expect(body.total).toBe(0)
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import type { Operation } from '#domain/contract/operation.ts'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { deleteSecretKey } from '#generated/security/operations/deleteSecretKey.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import { pauseSecretKey } from '#generated/security/operations/pauseSecretKey.ts'
import { recoverSecretKey } from '#generated/security/operations/recoverSecretKey.ts'
import { resumeSecretKey } from '#generated/security/operations/resumeSecretKey.ts'
import { revealSecretKeyToken } from '#generated/security/operations/revealSecretKeyToken.ts'
import { updateSecretKey } from '#generated/security/operations/updateSecretKey.ts'
import type { SecretKey } from '#generated/security/types.ts'
import { type Backend, type Person, sharedBackend } from '../../support/backend.ts'
import { logInAgain, send } from '../client.ts'

const WINDOW = 30 * 24 * 60 * 60_000

let backend: Backend
let owner: Person
beforeAll(async () => {
  backend = await sharedBackend()
  owner = await backend.person()
})

/** `gone` is a deleted key past its deadline. */
type State = 'active' | 'paused' | 'deleted' | 'deleted while paused' | 'gone'

const wayTo: Record<State, Operation[]> = {
  active: [],
  paused: [pauseSecretKey],
  deleted: [deleteSecretKey],
  'deleted while paused': [pauseSecretKey, deleteSecretKey],
  gone: [deleteSecretKey],
}

const action = (operation: Operation, id: string, caller = owner) =>
  send(backend, operation, {
    caller,
    params: { id },
    ...(operation.id === updateSecretKey.id && { body: { label: 'Renamed', description: '', version: 1 } }),
  })

async function keyIn(state: State): Promise<string> {
  const { body } = await send(backend, createSecretKey, { caller: owner, body: { label: 'A key' } })
  for (const operation of wayTo[state]) await action(operation, body.key_id)
  if (state === 'gone') {
    backend.clock.advance(WINDOW)
    owner = await logInAgain(backend, owner)
  }
  return body.key_id
}

/** What the lists say about a key. */
async function stateOf(id: string): Promise<State> {
  const find = async (state: 'current' | 'deleted') => {
    const query = { state, search: id }
    const { body } = await send(backend, listSecretKeys, { caller: owner, query })
    return body.secret_keys.find(({ key_id }) => key_id === id)
  }
  const [current, deleted] = [await find('current'), await find('deleted')]
  if (current) {
    expect(current.deactivated === null).toBe(!current.paused)
    expect(current.recovery_deadline).toBeNull()
    return current.paused ? 'paused' : 'active'
  }
  if (!deleted) return 'gone'
  return deleted.paused ? 'deleted while paused' : 'deleted'
}

interface Transition {
  operation: Operation
  from: State
  status: number
  to: State
  error?: string
}
const row = (operation: Operation, from: State, status: number, to: State, error?: string): Transition => ({
  operation,
  from,
  status,
  to,
  ...(error && { error }),
})

const transitions: Transition[] = [
  row(pauseSecretKey, 'active', 200, 'paused'),
  row(pauseSecretKey, 'paused', 200, 'paused'),
  row(pauseSecretKey, 'deleted', 409, 'deleted', 'key-pending'),
  row(pauseSecretKey, 'gone', 404, 'gone', 'not-found'),

  row(resumeSecretKey, 'paused', 200, 'active'),
  row(resumeSecretKey, 'active', 200, 'active'),
  row(resumeSecretKey, 'deleted while paused', 409, 'deleted while paused', 'key-pending'),
  row(resumeSecretKey, 'gone', 404, 'gone', 'not-found'),

  row(updateSecretKey, 'active', 200, 'active'),
  row(updateSecretKey, 'paused', 200, 'paused'),
  row(updateSecretKey, 'deleted', 409, 'deleted', 'key-pending'),
  row(updateSecretKey, 'gone', 404, 'gone', 'not-found'),

  row(deleteSecretKey, 'active', 200, 'deleted'),
  row(deleteSecretKey, 'paused', 200, 'deleted while paused'),
  row(deleteSecretKey, 'deleted', 200, 'deleted'),
  row(deleteSecretKey, 'gone', 404, 'gone', 'not-found'),

  row(recoverSecretKey, 'deleted', 200, 'active'),
  row(recoverSecretKey, 'deleted while paused', 200, 'paused'),
  row(recoverSecretKey, 'active', 409, 'active', 'key-not-deleted'),
  row(recoverSecretKey, 'paused', 409, 'paused', 'key-not-deleted'),
  row(recoverSecretKey, 'gone', 409, 'gone', 'recovery-deadline-passed'),

  row(revealSecretKeyToken, 'active', 200, 'active'),
  row(revealSecretKeyToken, 'paused', 200, 'paused'),
  row(revealSecretKeyToken, 'deleted', 409, 'deleted', 'key-pending'),
  row(revealSecretKeyToken, 'gone', 404, 'gone', 'not-found'),
]

test.each(transitions)(
  '$operation.id of a key that is $from responses $status, and it is $to',
  async ({ operation, from, status, to, error }) => {
    const id = await keyIn(from)
    expect(await stateOf(id)).toBe(from)
    const response = await action(operation, id)
    expect(response.status).toBe(status)
    expect(response.errors.map(({ name }) => name)).toEqual(error ? [error] : [])
    expect(await stateOf(id)).toBe(to)
  },
)

test('every state is tested with every operation', () => {
  const tried = new Set(transitions.map(({ operation, from }) => `${operation.id} ${from}`))
  const operations = new Set(transitions.map(({ operation }) => operation.id))
  expect(operations.size).toBe(6)
  for (const id of operations)
    for (const state of ['active', 'gone']) expect(tried).toContain(`${id} ${state}`)
})

describe('again', () => {
  const at = async (operation: Operation, id: string) => (await action(operation, id)).body as SecretKey

  test('a pause keeps the moment of the first', async () => {
    const id = await keyIn('active')
    const first = await at(pauseSecretKey, id)
    expect(first.deactivated).toBe(backend.clock.now().toISOString())
    backend.clock.advance(1_000)
    expect(await at(pauseSecretKey, id)).toEqual(first)
  })

  test('a deletion moves no deadline', async () => {
    const id = await keyIn('active')
    const first = await at(deleteSecretKey, id)
    expect(first.recovery_deadline).toBe(new Date(backend.clock.now().getTime() + WINDOW).toISOString())
    backend.clock.advance(1_000)
    expect(await at(deleteSecretKey, id)).toEqual(first)
  })

  test('recovering a recovered key is rejected and changes nothing', async () => {
    const id = await keyIn('deleted while paused')
    const recovered = await at(recoverSecretKey, id)
    expect((await action(recoverSecretKey, id)).status).toBe(409)
    expect(await at(pauseSecretKey, id)).toEqual(recovered)
  })
})

test('a deleted key can be recovered until its deadline, but not at it', async () => {
  const ids = [await keyIn('deleted'), await keyIn('deleted')]
  backend.clock.advance(WINDOW - 1)
  owner = await logInAgain(backend, owner)
  expect((await action(recoverSecretKey, ids[0] ?? '')).status).toBe(200)
  backend.clock.advance(1)
  expect((await action(recoverSecretKey, ids[1] ?? '')).errors).toMatchObject([
    { name: 'recovery-deadline-passed' },
  ])
})

test.each([...new Set(transitions.map(({ operation }) => operation))])(
  '$id of another account’s key is 404, and does nothing to it',
  async operation => {
    const stranger = await backend.person()
    for (const state of ['active', 'deleted'] as const) {
      const id = await keyIn(state)
      const response = await action(operation, id, stranger)
      expect(response.errors).toMatchObject([{ name: 'not-found', status: 404 }])
      expect(await stateOf(id)).toBe(state)
    }
  },
)

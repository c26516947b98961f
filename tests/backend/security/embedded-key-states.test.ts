import { beforeAll, expect, test } from 'vitest'
import type { Operation } from '#domain/contract/operation.ts'
import { authorizeDomain } from '#generated/security/operations/authorizeDomain.ts'
import { createEmbeddedKey } from '#generated/security/operations/createEmbeddedKey.ts'
import { deactivateDomain } from '#generated/security/operations/deactivateDomain.ts'
import { deleteEmbeddedKey } from '#generated/security/operations/deleteEmbeddedKey.ts'
import { getEmbeddedKey } from '#generated/security/operations/getEmbeddedKey.ts'
import { listEmbeddedKeys } from '#generated/security/operations/listEmbeddedKeys.ts'
import { pauseEmbeddedKey } from '#generated/security/operations/pauseEmbeddedKey.ts'
import { recoverEmbeddedKey } from '#generated/security/operations/recoverEmbeddedKey.ts'
import { resumeEmbeddedKey } from '#generated/security/operations/resumeEmbeddedKey.ts'
import { setEmbeddedKeyRestrictions } from '#generated/security/operations/setEmbeddedKeyRestrictions.ts'
import { updateEmbeddedKey } from '#generated/security/operations/updateEmbeddedKey.ts'
import type { EmbeddedKey } from '#generated/security/types.ts'
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
  paused: [pauseEmbeddedKey],
  deleted: [deleteEmbeddedKey],
  'deleted while paused': [pauseEmbeddedKey, deleteEmbeddedKey],
  gone: [deleteEmbeddedKey],
}

/** What a call of an operation takes besides the id. */
const given: Record<string, { domain?: string; body?: object }> = {
  [updateEmbeddedKey.id]: { body: { label: 'Renamed', description: '', version: 1 } },
  [setEmbeddedKeyRestrictions.id]: { body: { expires: null, licenses: null, version: 1 } },
  [authorizeDomain.id]: { domain: 'late.example' },
  [deactivateDomain.id]: { domain: 'shop.example' },
}

function action(operation: Operation, id: string, caller = owner) {
  const { domain, body } = given[operation.id] ?? {}
  return send(backend, operation, {
    caller,
    params: { id, ...(domain && { domain }) },
    ...(body && { body }),
  })
}

async function keyIn(state: State): Promise<string> {
  const body = { label: 'A key', domains: ['shop.example', 'old.example'] }
  const { body: key } = await send(backend, createEmbeddedKey, { caller: owner, body })
  for (const operation of wayTo[state]) await action(operation, key.key_id)
  if (state === 'gone') {
    backend.clock.advance(WINDOW)
    owner = await logInAgain(backend, owner)
  }
  return key.key_id
}

/** What the lists say about a key. */
async function stateOf(id: string): Promise<State> {
  const find = async (state: 'current' | 'deleted' | 'paused') => {
    const query = { state, search: id }
    const { body } = await send(backend, listEmbeddedKeys, { caller: owner, query })
    return body.embedded_keys.find(({ key_id }) => key_id === id)
  }
  const [current, deleted, paused] = [await find('current'), await find('deleted'), await find('paused')]
  if (current) {
    expect(current.recovery_deadline).toBeNull()
    expect(paused?.key_id).toBe(current.active ? undefined : id)
    return current.active ? 'active' : 'paused'
  }
  if (!deleted) return 'gone'
  return deleted.active ? 'deleted' : 'deleted while paused'
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
/** For an operation that changes a key but not its state. */
const edits = (operation: Operation): Transition[] => [
  row(operation, 'active', 200, 'active'),
  row(operation, 'paused', 200, 'paused'),
  row(operation, 'deleted', 409, 'deleted', 'key-pending'),
  row(operation, 'deleted while paused', 409, 'deleted while paused', 'key-pending'),
  row(operation, 'gone', 404, 'gone', 'not-found'),
]

const transitions: Transition[] = [
  row(pauseEmbeddedKey, 'active', 200, 'paused'),
  row(pauseEmbeddedKey, 'paused', 200, 'paused'),
  row(pauseEmbeddedKey, 'deleted', 409, 'deleted', 'key-pending'),
  row(pauseEmbeddedKey, 'gone', 404, 'gone', 'not-found'),

  row(resumeEmbeddedKey, 'paused', 200, 'active'),
  row(resumeEmbeddedKey, 'active', 200, 'active'),
  row(resumeEmbeddedKey, 'deleted while paused', 409, 'deleted while paused', 'key-pending'),
  row(resumeEmbeddedKey, 'gone', 404, 'gone', 'not-found'),

  row(deleteEmbeddedKey, 'active', 200, 'deleted'),
  row(deleteEmbeddedKey, 'paused', 200, 'deleted while paused'),
  row(deleteEmbeddedKey, 'deleted', 200, 'deleted'),
  row(deleteEmbeddedKey, 'gone', 404, 'gone', 'not-found'),

  row(recoverEmbeddedKey, 'deleted', 200, 'active'),
  row(recoverEmbeddedKey, 'deleted while paused', 200, 'paused'),
  row(recoverEmbeddedKey, 'active', 409, 'active', 'key-not-deleted'),
  row(recoverEmbeddedKey, 'paused', 409, 'paused', 'key-not-deleted'),
  row(recoverEmbeddedKey, 'gone', 409, 'gone', 'recovery-deadline-passed'),

  row(getEmbeddedKey, 'active', 200, 'active'),
  row(getEmbeddedKey, 'deleted', 200, 'deleted'),
  row(getEmbeddedKey, 'gone', 404, 'gone', 'not-found'),

  ...[updateEmbeddedKey, setEmbeddedKeyRestrictions, authorizeDomain, deactivateDomain].flatMap(edits),
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
  expect(operations.size).toBe(9)
  for (const id of operations)
    for (const state of ['active', 'gone']) expect(tried).toContain(`${id} ${state}`)
})

const at = async (operation: Operation, id: string) => (await action(operation, id)).body as EmbeddedKey

test('a repeated deletion moves no deadline', async () => {
  const id = await keyIn('active')
  const first = await at(deleteEmbeddedKey, id)
  expect(first.recovery_deadline).toBe(new Date(backend.clock.now().getTime() + WINDOW).toISOString())
  backend.clock.advance(1_000)
  expect(await at(deleteEmbeddedKey, id)).toEqual(first)
})

test('a recovered key has the hostnames that it had, deactivated ones too', async () => {
  const id = await keyIn('paused')
  const before = await at(deactivateDomain, id)
  expect(before.domain.map(({ state }) => state)).toEqual(['authorized', 'deactivated'])
  await action(deleteEmbeddedKey, id)
  expect(await at(recoverEmbeddedKey, id)).toEqual(before)
})

test('a deleted key can be recovered until its deadline, but not at it', async () => {
  const ids = [await keyIn('deleted'), await keyIn('deleted')]
  backend.clock.advance(WINDOW - 1)
  owner = await logInAgain(backend, owner)
  expect((await action(recoverEmbeddedKey, ids[0] ?? '')).status).toBe(200)
  backend.clock.advance(1)
  expect((await action(recoverEmbeddedKey, ids[1] ?? '')).errors).toMatchObject([
    { name: 'recovery-deadline-passed' },
  ])
})

test.each([...new Set(transitions.map(({ operation }) => operation))])(
  '$id of another account’s key is 404, and does nothing to it',
  async operation => {
    const stranger = await backend.person()
    for (const state of ['active', 'deleted'] as const) {
      const id = await keyIn(state)
      const before = await at(getEmbeddedKey, id)
      const response = await action(operation, id, stranger)
      expect(response.errors).toMatchObject([{ name: 'not-found', status: 404 }])
      expect(await at(getEmbeddedKey, id)).toEqual(before)
    }
  },
)

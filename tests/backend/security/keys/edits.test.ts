import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { activities } from '#kernel/storage/tables.ts'
import { type Backend, type Person, sharedBackend } from '../../../support/backend.ts'
import { askKey, kinds } from './kinds.ts'

let backend: Backend
let owner: Person
/** Another person on the same team. */
let colleague: Person
beforeAll(async () => {
  backend = await sharedBackend()
  owner = await backend.person()
  const { accountId } = owner
  if (accountId === null) throw new Error('an owner has an account')
  colleague = await backend.person({ accountId, roles: ['api-key-editor', 'api-key-viewer'] })
})

describe.each(kinds)('edits of $kind keys', ({ create, get, update, restrict, pause, ...kind }) => {
  const newKey = async () => (await askKey(backend, create, { caller: owner, body: kind.fresh })).body
  const call = (id: string, body?: object, caller = owner) => ({
    caller,
    params: { id },
    ...(body && { body }),
  })
  const editsOf = (id: string) =>
    backend.db.$count(activities, eq(activities.subject, id)).then(count => count - 1)

  test('by two people at once: one is notified, and overwrites nothing', async () => {
    const { key_id: id, version } = await newKey()
    const labels = ['Of the owner', 'Of the colleague', 'Of the owner again', 'Of the colleague again']
    const responses = await Promise.all(
      labels.map((label, index) => {
        const body = { label, description: label, version }
        return askKey(backend, update, call(id, body, index % 2 ? colleague : owner))
      }),
    )
    const [won, ...more] = responses.filter(({ status }) => status === 200)
    expect(more).toEqual([])
    expect(labels).toContain(won?.body.label)
    expect(won?.body).toMatchObject({ description: won?.body.label, version: version + 1 })
    for (const { status, errors } of responses.filter(response => response !== won)) {
      expect(status).toBe(409)
      expect(errors).toMatchObject([{ name: 'key-changed' }])
    }
    expect((await askKey(backend, get, call(id))).body).toEqual(won?.body)
    expect(await editsOf(id)).toBe(1)
  })

  test('a label and restrictions at once: one of them waits for the other', async () => {
    const { key_id: id, version } = await newKey()
    const expires = new Date(backend.clock.now().getTime() + 60_000).toISOString()
    const responses = await Promise.all([
      askKey(backend, update, call(id, { label: 'Renamed', description: '', version })),
      askKey(backend, restrict, call(id, { ...kind.unrestricted, expires, version }, colleague)),
    ])
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { body: now } = await askKey(backend, get, call(id))
    // Both or neither would mean that one was lost.
    expect([now.label === 'Renamed', now.expires === expires].filter(Boolean)).toHaveLength(1)
    expect(now.version).toBe(version + 1)
  })

  test('of a future version are rejected like those of an old one', async () => {
    const { key_id: id } = await newKey()
    for (const version of [2, 2_147_483_647]) {
      const response = await askKey(backend, update, call(id, { label: 'Renamed', description: '', version }))
      expect(response.errors).toMatchObject([{ name: 'key-changed', status: 409 }])
    }
    expect((await askKey(backend, get, call(id))).body.label).toBe('A key')
  })

  test('follow each other, each of the version that the one before answered', async () => {
    let key = await newKey()
    for (const label of ['First', 'Second', 'Third']) {
      const body = { label, description: '', version: key.version }
      key = (await askKey(backend, update, call(key.key_id, body))).body
    }
    expect(key).toMatchObject({ label: 'Third', version: 4 })
  })

  test('are not what a pause, a deletion or a recovery is', async () => {
    const { key_id: id, version } = await newKey()
    for (const operation of [pause, kind.remove, kind.recover])
      expect((await askKey(backend, operation, call(id))).body.version).toBe(version)
    const body = { label: 'Renamed', description: '', version }
    expect((await askKey(backend, update, call(id, body, colleague))).status).toBe(200)
  })

  test('that are rejected change nothing and are not recorded', async () => {
    const { key_id: id } = await newKey()
    const before = (await askKey(backend, get, call(id))).body
    const past = new Date(backend.clock.now().getTime() - 1).toISOString()
    const rejected = [
      await askKey(backend, update, call(id, { label: 'Renamed', description: '', version: 7 })),
      await askKey(backend, restrict, call(id, { ...kind.unrestricted, version: 7 })),
      await askKey(backend, restrict, call(id, { ...kind.unrestricted, expires: past, version: 1 })),
      await askKey(
        backend,
        update,
        call(id, { label: 'Mine', description: '', version: 1 }, await backend.person()),
      ),
    ]
    expect(rejected.map(({ status }) => status)).toEqual([409, 409, 400, 404])
    expect((await askKey(backend, get, call(id))).body).toEqual(before)
    expect(await editsOf(id)).toBe(0)
  })
})

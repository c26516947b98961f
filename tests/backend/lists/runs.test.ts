import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listGroups, listParts, listRows, lists } from '#backend/services/lists/tables.ts'
import { DAY, MINUTE } from '#domain/time/durations.ts'
import { cancelList } from '#generated/lists/operations/cancelList.ts'
import { deleteList } from '#generated/lists/operations/deleteList.ts'
import { pauseList } from '#generated/lists/operations/pauseList.ts'
import { resumeList } from '#generated/lists/operations/resumeList.ts'
import { startList } from '#generated/lists/operations/startList.ts'
import { updateList } from '#generated/lists/operations/updateList.ts'
import { type Backend, type Person, startBackend } from '../../support/backend.ts'
import { basic, makeKey, PLANS } from '../../support/gateway.ts'
import { logInAgain, send } from '../client.ts'
import { type Caller, fileOf, listOf, lookupsLeft, readList, resultOf, sendAs, upload, work } from './list.ts'

let backend: Backend
let person: Person
let accountId: number
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } })
})
afterAll(() => backend.close())
beforeEach(async () => {
  person = await backend.person()
  accountId = person.accountId ?? 0
  // Lookups count against its subscription; the key itself is not used.
  await makeKey(backend, { accountId, plans: [PLANS.usCore], remaining: 10_000 })
})

const start = (id: string, caller: Caller = person) => sendAs(backend, caller, startList, { params: { id } })

/** A list that is read and started, and not worked on yet. */
async function started(content: string, caller: Caller = person): Promise<string> {
  const { list_id: id } = await readList(backend, caller, content)
  const { status, text } = await start(id, caller)
  if (status !== 200) throw new Error(text)
  return id
}

const groupsOf = (id: string) =>
  backend.db.select().from(listGroups).where(eq(listGroups.listId, id)).orderBy(listGroups.group)

const FILE = `name,street,city,state,zip
Ann,214 N Juniper St,Salt Lake City,UT,84116
Ben,1 Nowhere Lane,Provo,UT,84601
=Cleo,214 n juniper st,Salt Lake City,UT,84116
Dev,,Denver,CO,80202
`

describe('from the file to the result', () => {
  test('nothing is spent before the start, and each distinct address once', async () => {
    const before = await lookupsLeft(backend, accountId)
    const list = await readList(backend, person, FILE)
    expect(list).toMatchObject({ state: 'ready', rows: 4, addresses: 2 })
    expect(list.contents?.plan).toMatchObject({ addresses: 2, repeated: 1, skipped: 1 })
    expect(await lookupsLeft(backend, accountId)).toBe(before)

    expect((await start(list.list_id)).body.state).toBe('running')
    await work(backend)
    const done = await listOf(backend, person, list.list_id)
    expect(done).toMatchObject({ state: 'done', looked_up: 2 })
    expect(done.outcomes).toEqual({ confirmed: 1, incomplete: 0, not_found: 1 })
    expect(await lookupsLeft(backend, accountId)).toBe(before - 2)
    // The file is no longer needed.
    const parts = await backend.db.select().from(listParts).where(eq(listParts.listId, list.list_id))
    expect(parts).toEqual([])
  })

  test('the result has the rows in their order with their cells, and the same result for the same address', async () => {
    const id = await started(FILE)
    await work(backend)
    const [head, ...rows] = String(await resultOf(backend, person, id))
      .trim()
      .split('\n')
    expect(head).toMatch(/^name,street,city,state,zip,verified,verified_note,delivery_line_1/)
    expect(rows.map(row => row.split(',').slice(0, 6).join())).toEqual([
      'Ann,214 N Juniper St,Salt Lake City,UT,84116,Deliverable',
      'Ben,1 Nowhere Lane,Provo,UT,84601,Not in our demo sample',
      "'=Cleo,214 n juniper st,Salt Lake City,UT,84116,Deliverable",
      'Dev,,Denver,CO,80202,Not looked up',
    ])
    expect(rows[2]?.split(',').slice(6)).toEqual(rows[0]?.split(',').slice(6))
  })

  test('columns can be chosen before the start, and a second change from the same version is rejected', async () => {
    const list = await readList(backend, person, 'a,b\nAnn,214 N Juniper St Salt Lake City UT 84116\n')
    const change = (street: number) =>
      send(backend, updateList, {
        caller: person,
        params: { id: list.list_id },
        body: { version: list.version, mapping: { address_column: street }, undone: [] },
      })
    expect((await change(1)).status).toBe(200)
    expect((await change(0)).errors[0]?.name).toBe('list-changed')
    await work(backend)
    const { contents, addresses: lookups } = await listOf(backend, person, list.list_id)
    expect(contents?.mapping).toMatchObject({ address_column: 1, street_column: null })
    expect(lookups).toBe(1)
  })

  test('a person who asked for it gets an email with a link that works', async () => {
    const { list_id: id } = await readList(backend, person, FILE, { notify: true })
    await start(id)
    await work(backend)
    const [mail] = await backend.mails(person.username)
    expect(mail?.subject).toBe('list.csv is verified')
    const [path] = /\/api\/lists\/results\/[\w-]+/.exec(mail?.text ?? '') ?? []
    const response = await backend.inject({ method: 'GET', url: path ?? '' })
    expect(response.statusCode).toBe(200)
    expect(response.body).toContain('Ann,214 N Juniper St')
  })

  test('a program does all of it with a secret key, for which the lookups count', async () => {
    const key = await makeKey(backend, { accountId, plans: [] })
    const program = { headers: basic(key) }
    const before = await lookupsLeft(backend, accountId)
    const id = await started(FILE, program)
    await work(backend)
    expect((await listOf(backend, program, id)).state).toBe('done')
    expect(String(await resultOf(backend, program, id))).toContain('Deliverable')
    expect(await lookupsLeft(backend, accountId)).toBe(before - 2)
    const [row] = await backend.db.select().from(lists).where(eq(lists.listId, id))
    expect(row).toMatchObject({ keyKind: 'secret', keyId: key.keyId, createdBy: null })
  })

  test('a wrong token, a paused key, and another address get 401', async () => {
    const paused = await makeKey(backend, { accountId, plans: [], paused: true })
    const elsewhere = await makeKey(backend, { accountId, plans: [], allowedIps: ['198.51.100.0/24'] })
    const key = await makeKey(backend, { accountId, plans: [] })
    const id = await upload(backend, person, FILE)
    for (const sent of [{ ...key, token: 'wrong' }, paused, elsewhere]) {
      const response = await sendAs(backend, { headers: basic(sent) }, startList, { params: { id } })
      expect(response.status).toBe(401)
    }
    const other = await makeKey(backend)
    const response = await sendAs(backend, { headers: basic(other) }, startList, { params: { id } })
    expect(response.status).toBe(404)
  })
})

describe('each address counts once', () => {
  test('a server that ends between the count and the result', async () => {
    const before = await lookupsLeft(backend, accountId)
    const id = await started(fileOf(250))
    await work(backend)
    expect(await lookupsLeft(backend, accountId)).toBe(before - 250)
    // As if it had ended before it could store two of the three groups.
    await backend.db
      .update(listGroups)
      .set({ state: 'counted', results: null })
      .where(eq(listGroups.group, 1))
    await backend.db
      .update(lists)
      .set({ state: 'running', finished: null, due: backend.clock.now(), lookedUp: 150 })
      .where(eq(lists.listId, id))
    await work(backend)
    expect(await listOf(backend, person, id)).toMatchObject({ state: 'done', looked_up: 250 })
    expect(await lookupsLeft(backend, accountId)).toBe(before - 250)
    expect((await groupsOf(id)).every(({ state, results }) => state === 'done' && results)).toBe(true)
  })

  test('a list whose worker has died is taken over once its claim has run out', async () => {
    const before = await lookupsLeft(backend, accountId)
    const id = await started(fileOf(120))
    const claimed = {
      claim: '0193f2b1-6a10-7c44-8d21-000000000001',
      due: new Date(backend.clock.now().getTime() + MINUTE),
    }
    await backend.db.update(lists).set(claimed).where(eq(lists.listId, id))
    await work(backend)
    expect((await listOf(backend, person, id)).state).toBe('running')
    backend.clock.advance(2 * MINUTE)
    await work(backend)
    expect((await listOf(backend, person, id)).state).toBe('done')
    expect(await lookupsLeft(backend, accountId)).toBe(before - 120)
  })

  test('two workers at once, with rows that repeat', async () => {
    const before = await lookupsLeft(backend, accountId)
    const ids = [await started(fileOf(300, 3)), await started(fileOf(150))]
    await Promise.all([work(backend), work(backend), work(backend)])
    await work(backend)
    for (const id of ids) expect((await listOf(backend, person, id)).state).toBe('done')
    expect(await lookupsLeft(backend, accountId)).toBe(before - 450)
    const lines = String(await resultOf(backend, person, ids[0] ?? ''))
      .trim()
      .split('\n')
    expect(lines).toHaveLength(901)
    expect(lines.some(line => line.includes('Not looked up yet'))).toBe(false)
  })
})

describe('pause, resume, cancel, and delete', () => {
  test('a paused list continues where it stopped', async () => {
    const before = await lookupsLeft(backend, accountId)
    const id = await started(fileOf(8_000))
    const call = { caller: person, params: { id } }
    const working = work(backend)
    await expect.poll(async () => (await listOf(backend, person, id)).looked_up).toBeGreaterThan(0)
    expect((await send(backend, pauseList, call)).body.state).toBe('paused')
    await working
    await work(backend)
    const paused = await listOf(backend, person, id)
    expect(paused.looked_up).toBe(before - (await lookupsLeft(backend, accountId)))
    expect((await groupsOf(id)).some(({ state }) => state === 'counted')).toBe(false)
    expect((await send(backend, resumeList, call)).body.state).toBe('running')
    await work(backend)
    expect(await listOf(backend, person, id)).toMatchObject({ state: 'done', looked_up: 8_000 })
    expect(await lookupsLeft(backend, accountId)).toBe(before - 8_000)
  })

  test('a canceled list counts nothing more, gives what was counted its results, and can be downloaded', async () => {
    const before = await lookupsLeft(backend, accountId)
    const id = await started(fileOf(300))
    await backend.db.update(listGroups).set({ state: 'counted' }).where(eq(listGroups.group, 0))
    expect((await send(backend, cancelList, { caller: person, params: { id } })).body.state).toBe('canceled')
    await work(backend)
    expect(await listOf(backend, person, id)).toMatchObject({ state: 'canceled', looked_up: 100 })
    expect(await lookupsLeft(backend, accountId)).toBe(before)
    const lines = String(await resultOf(backend, person, id))
      .trim()
      .split('\n')
    expect(lines.filter(line => line.includes('Not looked up yet'))).toHaveLength(200)
    expect((await send(backend, resumeList, { caller: person, params: { id } })).errors[0]?.name).toBe(
      'list-not-paused',
    )
  })

  test('a list without enough lookups pauses with the reason, and continues once there are more', async () => {
    const poor = await backend.person()
    const own = poor.accountId ?? 0
    await makeKey(backend, { accountId: own, plans: [PLANS.usCore], remaining: 150 })
    const { list_id: id } = await readList(backend, poor, fileOf(250), { notify: true })
    await start(id, poor)
    await work(backend)
    const paused = await listOf(backend, poor, id)
    expect(paused).toMatchObject({ state: 'paused', failure: { name: 'subscription-inactive' } })
    expect(paused.looked_up).toBe(150 - (await lookupsLeft(backend, own)))
    expect((await backend.mails(poor.username))[0]?.subject).toBe('list.csv is paused')
    await makeKey(backend, { accountId: own, plans: [PLANS.usCore], remaining: 1_000 })
    await send(backend, resumeList, { caller: poor, params: { id } })
    await work(backend)
    expect(await listOf(backend, poor, id)).toMatchObject({ state: 'done', looked_up: 250, failure: null })
  })

  test('a limit of the account for the day holds for lists too, and they continue the next day', async () => {
    await makeKey(backend, {
      accountId,
      usageLimits: [{ of: 'account', period: 'day', max: 2, used: 1 }],
    })
    const id = await started(FILE)
    const before = await lookupsLeft(backend, accountId)
    await work(backend)
    const paused = await listOf(backend, person, id)
    expect(paused).toMatchObject({ state: 'paused', looked_up: 0, failure: { name: 'usage-limit-reached' } })
    expect(paused.failure?.message).toContain('starts again')
    expect(await lookupsLeft(backend, accountId)).toBe(before)

    backend.clock.advance(DAY)
    const back = await logInAgain(backend, person)
    await send(backend, resumeList, { caller: back, params: { id } })
    await work(backend)
    expect(await listOf(backend, back, id)).toMatchObject({ state: 'done', looked_up: 2, failure: null })
  })

  test('a deleted list is gone with its rows, results, and links', async () => {
    const id = await started(FILE)
    await work(backend)
    const call = { caller: person, params: { id } }
    expect((await send(backend, deleteList, call)).status).toBe(204)
    for (const table of [listRows, listGroups, listParts])
      expect(await backend.db.$count(table, eq(table.listId, id))).toBe(0)
    await expect(resultOf(backend, person, id)).rejects.toThrow('not-found')
  })

  test('a list is erased after thirty days', async () => {
    const id = await started(FILE)
    await work(backend)
    backend.clock.advance(31 * DAY)
    await work(backend)
    expect(await backend.db.$count(lists, eq(lists.listId, id))).toBe(0)
    expect(await backend.db.$count(listRows, eq(listRows.listId, id))).toBe(0)
  })
})

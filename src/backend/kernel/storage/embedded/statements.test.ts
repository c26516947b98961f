import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyDatabase } from '../../../../../tests/support/empty-database.ts'
import { type Client, openCopy } from './engine.ts'
import { MAX_STATEMENTS } from './statements.ts'

type Queries = Pick<Client, 'query'>

let client: Client
beforeEach(async () => {
  client = await openCopy(await emptyDatabase())
  await client.query(
    'create table notes (id int primary key, text text, tags text[], about jsonb, at timestamptz)',
  )
})
afterEach(() => client.close())

async function rowsOf(queries: Queries, text: string, parameters: unknown[] = []): Promise<unknown[]> {
  const { rows } = (await queries.query(text, parameters)) as { rows: unknown[] }
  return rows
}
const add = (queries: Queries, id: number) => queries.query('insert into notes (id) values ($1)', [id])
const idsOf = async (queries: Queries) =>
  (await rowsOf(queries, 'select id from notes order by id')).map(row => (row as { id: number }).id)

test('a text is parsed once and planned every time', async () => {
  for (let id = 1; id <= 8; id++) await add(client, id)
  expect(await idsOf(client)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  const known = await rowsOf(
    client,
    `select generic_plans::int, custom_plans::int from pg_prepared_statements where statement like 'insert into notes%'`,
  )
  expect(known).toEqual([{ generic_plans: 0, custom_plans: 8 }])
})

test('values of every kind arrive, and so does nothing', async () => {
  const insert = 'insert into notes (id, text, tags, about, at) values ($1, $2, $3, $4, $5) returning *'
  const at = new Date('2026-11-02T09:00:00Z')
  const row = { id: 1, text: "it's", tags: ['a', 'b "c"'], about: { of: [null, true] }, at }
  expect(await rowsOf(client, insert, Object.values(row))).toEqual([row])
  const nothing = { id: 2, text: null, tags: null, about: null, at: null }
  expect(await rowsOf(client, insert, Object.values(nothing))).toEqual([nothing])
  expect(await client.query('update notes set text = $1 where id > $2', ['all', 0])).toMatchObject({
    affectedRows: 2,
  })
})

test('a statement that fails, by its text or its values, leaves the next ones unharmed', async () => {
  await expect(client.query('select missing from notes')).rejects.toMatchObject({ code: '42703' })
  await add(client, 1)
  await expect(add(client, 1)).rejects.toMatchObject({ code: '23505', constraint: 'notes_pkey' })
  await expect(client.query('select id from notes where id = $1', ['one'])).rejects.toThrow()
  await add(client, 2)
  expect(await idsOf(client)).toEqual([1, 2])
})

test('a transaction makes others wait, and one that fails leaves nothing', async () => {
  let isOver = false
  const failure = client.transaction(async queries => {
    await add(queries, 1)
    await add(queries, 1).catch(() => undefined)
    await expect(add(queries, 2)).rejects.toMatchObject({ code: '25P02' })
    isOver = true
    throw new Error('enough')
  })
  const other = add(client, 3).then(() => expect(isOver).toBe(true))
  await expect(failure).rejects.toThrow('enough')
  await other
  expect(await idsOf(client)).toEqual([3])
})

test('a transaction that has ended takes no statement', async () => {
  const queries = await client.transaction(async queries => queries)
  await expect(add(queries, 1)).rejects.toThrow('The transaction has ended')
  expect(await idsOf(client)).toEqual([])
})

test('a statement returns the columns that its table has now', async () => {
  await add(client, 1)
  const all = 'select * from notes'
  expect(await rowsOf(client, all)).toEqual([expect.not.objectContaining({ color: 'red' })])
  await client.query(`alter table notes add column color text default 'red'`)
  expect(await rowsOf(client, all)).toEqual([expect.objectContaining({ color: 'red' })])
})

test('the least recently used statement goes first', async () => {
  const known = (text: string) =>
    rowsOf(client, 'select 1 from pg_prepared_statements where statement = $1', [text])
  await client.query('select 0 as first')
  for (let number = 0; number < MAX_STATEMENTS + 10; number++) {
    await client.query(`select ${number} as number`)
    await idsOf(client)
  }
  expect(await known('select 0 as first')).toEqual([])
  expect(await known('select id from notes order by id')).toHaveLength(1)
  const [{ count = 0 } = {}] = (await rowsOf(client, 'select count(*)::int from pg_prepared_statements')) as {
    count?: number
  }[]
  expect(count).toBeLessThanOrEqual(MAX_STATEMENTS + 1)
})

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ledgerIsBalanced } from '#backend/modules/ledger/public.ts'
import { DAY } from '#domain/time/durations.ts'
import { createAccountNote } from '#generated/authorization/operations/createAccountNote.ts'
import { listAccounts } from '#generated/authorization/operations/listAccounts.ts'
import { CLOSING_GRACE } from '#generated/durations.ts'
import { createListLink } from '#generated/lists/operations/createListLink.ts'
import { createTestKey } from '#generated/security/operations/createTestKey.ts'
import { rowsOf } from '#kernel/storage/rows-of.ts'
import type { OpenApiDocument, Schema } from '../../../../scripts/generate/bundle.ts'
import { scaledTimeout } from '../../../../scripts/lib/machine-speed.ts'
import { scaled } from '../../../../scripts/lib/test-scope.ts'
import { type Backend, type Person, startBackend } from '../../../support/backend.ts'
import { operations, resolveSchema } from '../../../support/contract/contract.ts'
import { makeKey } from '../../../support/gateway.ts'
import { logInAgain, send } from '../../client.ts'
import { teamClient } from '../team/client.ts'
import { closingClient } from './client.ts'
import { KEPT } from './kept.ts'

const LIMIT = scaledTimeout(120_000)
/** In the name of everything, so that it is found wherever it is left. */
const MARK = 'zq7marker'

/** Statements until the job is killed, as if the process had died; undefined while it lives. */
let untilKilled: number | undefined
let backend: Backend
beforeAll(async () => {
  backend = await startBackend({
    onStatement() {
      if (untilKilled !== undefined && --untilKilled < 0) throw new Error('the process has died')
    },
  })
})
afterAll(() => backend.close())

const { close, restore, look, erase } = closingClient(() => backend)
const { member, invite } = teamClient(() => backend)

interface Table {
  name: string
  columns: string[]
}

/** All tables, without the parts of partitioned ones. */
async function tables(): Promise<Table[]> {
  return rowsOf<Table>(
    backend.db,
    sql`select n.nspname || '.' || c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind in ('r', 'p') and not c.relispartition
        and n.nspname not in ('pg_catalog', 'information_schema', 'drizzle')
      group by 1 order by 1`,
  )
}

const quoted = (name: string) =>
  sql.raw(
    name
      .split('.')
      .map(part => `"${part}"`)
      .join('.'),
  )

async function countOf(table: string, condition: ReturnType<typeof sql>): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    backend.db,
    sql`select count(*)::int as count from ${quoted(table)} t where ${condition}`,
  )
  return row?.count ?? 0
}

/** Ids by which other tables refer to what an account has, by the name of their column. */
const OWNED: Readonly<Record<string, string>> = {
  key_id:
    'select key_id::text from security.secret_keys where account_id = $1 union select key_id::text from security.embedded_keys where account_id = $1',
  list_id: 'select list_id::text from lists.lists where account_id = $1',
  contact_id: 'select contact_id::text from notification.contacts where account_id = $1',
  notice_id: 'select notice_id::text from notification.notices where account_id = $1',
  invitation_id: 'select invitation_id::text from "authorization".invitations where account_id = $1',
  order_id: 'select order_id::text from sales.orders where account_id = $1',
  track_id: 'select track_id::text from subscription.tracks where account_id = $1',
  subscription_id:
    'select subscription_id::text from subscription.subscriptions s join subscription.tracks t using (track_id) where t.account_id = $1',
}

async function ownedBy(accountId: number): Promise<Map<string, string[]>> {
  const owned = new Map<string, string[]>()
  for (const [column, statement] of Object.entries(OWNED)) {
    const rows = await rowsOf<Record<string, string>>(
      backend.db,
      sql.raw(statement.replaceAll('$1', String(accountId))),
    )
    owned.set(
      column,
      rows.flatMap(row => Object.values(row)),
    )
  }
  return owned
}

/** Tables that have something of an account: by its number, by the id of what it had, or by its words. */
async function traces(accountId: number, owned: Map<string, string[]>): Promise<string[]> {
  const found = new Set<string>()
  for (const { name, columns } of await tables()) {
    const conditions = [sql`t::text like ${`%${MARK}%`}`]
    if (columns.includes('account_id')) conditions.push(sql`t.account_id = ${accountId}`)
    if (columns.includes('owner_account_id')) conditions.push(sql`t.owner_account_id = ${accountId}`)
    for (const [column, ids] of owned)
      if (columns.includes(column) && ids.length)
        conditions.push(sql`t.${sql.identifier(column)}::text = any(${sql.param(ids)}::text[])`)
    if (await countOf(name, sql.join(conditions, sql` or `))) found.add(name)
  }
  return [...found].toSorted()
}

/** An account that has something of everything. */
async function richAccount() {
  const owner = await backend.person({
    label: `Account ${MARK}`,
    keys: 2,
    keysWithPast: [
      { kind: 'embedded', label: `Shop ${MARK}`, hostnames: [`${MARK}.example`], usedDaysAgo: 1 },
    ],
    usage: 20,
    rejections: 30,
    requests: 50,
    contacts: [{ email: `${MARK}@contacts.example`, topics: ['receipts', 'renewal'], firstName: MARK }],
    orders: [{ planId: 3121 }, { planId: 3705, state: 'pending' }, { planId: 3705, state: 'grace-ended' }],
    cards: [{ number: '4242424242424242' }],
    lists: [
      { state: 'done', name: `${MARK}.csv` },
      { state: 'ready', name: `${MARK}-2.csv` },
    ],
    dataReports: [{ address: `1 ${MARK} St, Provo UT` }],
    activity: 30,
    taxableAddress: { thoroughfare: `85 ${MARK} Street` },
    maxUsers: 10,
  })
  const colleague = await member(owner, 'api-key-viewer')
  await invite(owner, `${MARK}@invited.example`)
  const accountId = owner.accountId ?? 0
  const staff = await backend.person({ roles: ['internal-admin'] })
  await send(backend, createAccountNote, {
    caller: staff,
    params: { id: accountId },
    body: { text: `About ${MARK}` },
  })
  await send(backend, createTestKey, { caller: owner, body: { label: `Test ${MARK}` } })
  const key = await makeKey(backend, { accountId, plans: [], limit: { max: 100 } })
  expect(await look(key)).toBe(200)
  const [listId = ''] = (await ownedBy(accountId)).get('list_id') ?? []
  const link = await send(backend, createListLink, {
    caller: owner,
    params: { id: listId },
    body: { format: 'csv' },
  })
  return { owner, colleague, staff, key, accountId, link: new URL(link.body.download_url).pathname }
}

/** Runs the job until it is done, killed after ever more statements. Returns how often it was killed. */
async function eraseKilled(): Promise<number> {
  for (let killed = 0; ; killed++) {
    untilKilled = 6 + killed * 9
    try {
      await erase()
      if (untilKilled > 0) return killed
    } catch {
      // It died.
    } finally {
      untilKilled = undefined
    }
  }
}

test('leaves nothing of an account but what the law requires, however often the job dies', {
  timeout: LIMIT,
}, async () => {
  const rich = await richAccount()
  const { owner, accountId, key, staff } = rich
  const owned = await ownedBy(accountId)
  const before = await traces(accountId, owned)
  expect(before.length).toBeGreaterThan(30)
  // Someone else, of whom all of it stays.
  const other = await richOther()
  await close(owner)
  backend.clock.advance(CLOSING_GRACE)
  expect(await eraseKilled()).toBeGreaterThan(3)

  const after = await traces(accountId, owned)
  expect(after.filter(name => !(name in KEPT))).toEqual([])
  // Each reason is true: a table of the list had something.
  expect(after.length).toBeGreaterThan(5)
  expect(await countOf('kernel.mails', sql`t::text like ${`%${MARK}%`} and t.kind <> 'account-erased'`)).toBe(
    0,
  )
  expect(await countOf('sales.orders', sql`t.account_id = ${accountId} and t.placed_by is not null`)).toBe(0)
  expect(await countOf('subscription.subscriptions', openTerms(accountId))).toBe(0)
  expect(await look(key)).toBe(401)
  expect(await look(other.key)).toBe(200)
  expect(await ledgerIsBalanced(backend.db)).toBe(true)
  expect(await unsettled(accountId)).toEqual([])

  const again = await logInAgain(backend, owner)
  expect(again.accountId).toBeNull()
  expect((await send(backend, listAccounts, { caller: again })).body.accounts).toEqual([])
  expect((await restore(again)).status).toBe(403)
  const stranger = await logInAgain(backend, other.owner)
  await nothingAnswers({ ...rich, owner: again, stranger, staff: await logInAgain(backend, staff) }, owned)
})

async function richOther() {
  const owner = await backend.person({ orders: [{ planId: 3121 }] })
  return { owner, key: await makeKey(backend, { accountId: owner.accountId ?? 0, plans: [] }) }
}

const openTerms = (accountId: number) => sql`t.termination is null
  and t.track_id in (select track_id from subscription.tracks where account_id = ${accountId})`

/** Orders whose entries do not add up to what they were paid: each one is paid, or taken out of the ledger. */
function unsettled(accountId: number) {
  return rowsOf(
    backend.db,
    sql`select e.order_id from ledger.entries e join ledger.lines l using (entry_id)
      where e.account_id = ${accountId} and l.account = 'receivable'
      group by 1 having sum(l.debit) <> sum(l.credit)`,
  )
}

interface Erased {
  /** The owner of another account. */
  stranger: Person
  owner: Person
  colleague: Person
  staff: Person
  accountId: number
  link: string
}

/**
 * Calls each operation that reads with every id that the account had: as the owner of another account, who has all roles,
 * and those for staff as staff. `test:full` also calls them as the people who could read them before.
 */
async function nothingAnswers(
  { owner, colleague, staff, stranger, accountId, link }: Erased,
  owned: Map<string, string[]>,
): Promise<void> {
  const ids = [String(accountId), ...[...owned.values()].flatMap(list => list.slice(0, 1))]
  const callers = scaled([stranger], [stranger, owner, await logInAgain(backend, colleague), staff])
  for (const { handle, parameters, document } of reads()) {
    const isForStaff = handle.roles.some(set => set.includes('internal-admin'))
    const names = [...handle.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    const isNumber = parameters.some(({ node }) => node.name === names[0] && isInteger(document, node.schema))
    const fitting = names.length ? ids.filter(id => /^\d+$/.test(id) === isNumber) : ['']
    for (const id of fitting)
      for (const caller of isForStaff ? [staff] : callers) {
        const params = Object.fromEntries(names.map(name => [name, name === names[0] ? id : ids[1]]))
        const { status, text } = await send(backend, handle, { caller, params })
        // What is kept for the law is for our staff alone.
        if (caller === staff && /order|transaction|payment|exemption/i.test(handle.id)) continue
        expect(text.includes(MARK), `${handle.id} of ${id}: ${status} ${text.slice(0, 200)}`).toBe(false)
      }
  }
  const response = await backend.inject({ method: 'GET', url: link })
  expect(response.statusCode).toBe(404)
}

const isInteger = (document: OpenApiDocument, schema: Schema | undefined) =>
  schema !== undefined && resolveSchema(document, schema).type === 'integer'

/** Those that respond at once: one that follows waits for what comes. */
const reads = () =>
  operations.filter(({ handle }) => handle.method === 'GET' && !handle.id.startsWith('follow'))

test('lets a restore and the job take turns at the last moment', { timeout: LIMIT }, async () => {
  for (let round = 0; round < 4; round++) {
    const owner = await backend.person()
    await close(owner)
    backend.clock.advance(CLOSING_GRACE + DAY * round)
    const caller = await logInAgain(backend, owner)
    const [restored] = await Promise.all([restore(caller), erase()])
    const isLeft = await countOf('kernel.memberships', sql`t.account_id = ${owner.accountId}`)
    // Restored as a whole, or erased.
    expect(isLeft).toBe(restored.status === 204 ? 1 : 0)
    const closed = await countOf(
      'authorization.accounts',
      sql`t.account_id = ${owner.accountId} and t.closed is not null`,
    )
    expect(closed).toBe(restored.status === 204 ? 0 : 1)
  }
})

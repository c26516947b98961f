import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { passkeys } from '#backend/modules/people/tables.ts'
import { createAccessToken } from '#generated/authorization/operations/createAccessToken.ts'
import { createServiceAccount } from '#generated/authorization/operations/createServiceAccount.ts'
import { grantRole } from '#generated/authorization/operations/grantRole.ts'
import { listActivity } from '#generated/authorization/operations/listActivity.ts'
import { listServiceAccounts } from '#generated/authorization/operations/listServiceAccounts.ts'
import { CLOSING_GRACE } from '#generated/durations.ts'
import { createExport } from '#generated/exports/operations/createExport.ts'
import { changeUsername } from '#generated/identity/operations/changeUsername.ts'
import { requestPasswordReset } from '#generated/identity/operations/requestPasswordReset.ts'
import { signUp } from '#generated/identity/operations/signUp.ts'
import { updateProfile } from '#generated/identity/operations/updateProfile.ts'
import { unsubscribeProfile } from '#generated/notification/operations/unsubscribeProfile.ts'
import { updateProfileTimeZone } from '#generated/notification/operations/updateProfileTimeZone.ts'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { newId } from '#kernel/random.ts'
import { rowsOf } from '#kernel/storage/rows-of.ts'
import { scaledTimeout } from '../../../../scripts/lib/machine-speed.ts'
import { type Backend, type Person, startBackend } from '../../../support/backend.ts'
import { send } from '../../client.ts'
import { deletionClient } from './client.ts'
import { KEPT } from './kept.ts'

/** In the name of the person, so that it is found wherever it is left. */
const MARK = 'zq8marker'

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

const { member, leave, canLogIn, erase } = deletionClient(() => backend)

/** Tables with a row that has a text, whatever its column; without the parts of partitioned ones. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    backend.db,
    sql`select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and not c.relispartition
        and n.nspname not in ('pg_catalog', 'information_schema', 'drizzle')`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const [row] = await rowsOf<{ count: number }>(
      backend.db,
      sql`select count(*)::int as count from ${sql.raw(name)} t where t::text like ${`%${text}%`}`,
    )
    if (row?.count) found.push(name.replaceAll('"', ''))
  }
  return found.toSorted()
}

/** A member who has something of everything, and the owner of the account. */
async function richMember(): Promise<{ boss: Person; lee: Person }> {
  const boss = await backend.person({ label: 'Northwind Traders', maxUsers: 20 })
  const lee = await member(boss, 'account-owner', 'api-key-viewer', 'api-key-editor', 'billing-viewer')
  const caller = lee
  const done = async (call: Promise<{ status: number; text: string }>) => {
    const { status, text } = await call
    expect(status, text).toBeLessThan(300)
  }
  const profile = { first_name: MARK, last_name: MARK, phone: '', position: MARK, company: MARK, website: '' }
  await done(send(backend, updateProfile, { caller, body: profile }))
  const tokens = { name: 'Token', roles: ['api-key-viewer' as const], networks: [] }
  await done(
    send(backend, createAccessToken, { caller, body: { ...tokens, account_ids: [lee.accountId ?? 0] } }),
  )
  await done(send(backend, createServiceAccount, { caller, body: tokens }))
  await done(
    send(backend, createSecretKey, {
      caller,
      body: { label: 'Server' },
      headers: { 'idempotency-key': lee.userId },
    }),
  )
  await done(send(backend, updateProfileTimeZone, { caller, body: { time_zone: 'Europe/Berlin' } }))
  await done(send(backend, unsubscribeProfile, { caller, params: { topic: 'product-news' } }))
  await done(send(backend, createExport, { caller }))
  await backend.db.insert(passkeys).values({
    passkeyId: newId(backend.clock.now()),
    ...{ userId: lee.userId, credentialId: MARK, publicKey: 'none', counter: 0, transports: [], name: MARK },
    ...{ synced: false, created: backend.clock.now() },
  })
  await done(send(backend, changeUsername, { caller, body: { username: `${MARK}@northwind.example` } }))
  await done(send(backend, requestPasswordReset, { caller: null, body: { username: lee.username } }))
  // Someone else's entry has the address in words.
  await done(send(backend, grantRole, { caller: boss, params: { id: lee.userId, role: 'billing-editor' } }))
  return { boss, lee }
}

/** Runs the job until it is done, killed after ever more statements. Returns how often it was killed. */
async function eraseKilled(): Promise<number> {
  for (let killed = 0; ; killed++) {
    untilKilled = 4 + killed * 5
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

test('leaves nothing of a person but what accounts keep, however often the job dies', {
  timeout: scaledTimeout(60_000),
}, async () => {
  const { boss, lee } = await richMember()
  const before = await tablesWith(lee.userId)
  expect(before.length).toBeGreaterThan(8)
  expect((await leave(lee)).status).toBe(200)
  backend.clock.advance(CLOSING_GRACE)
  expect(await eraseKilled()).toBeGreaterThan(2)

  const after = await tablesWith(lee.userId)
  expect(after.filter(name => !(name in KEPT))).toEqual([])
  // Each reason is of a table that had something, and the last email is all that has the address.
  expect(after.length).toBeGreaterThan(3)
  expect(await tablesWith(MARK)).toEqual([])
  const withAddress = await tablesWith(lee.username)
  // Contacts are of accounts: the first one of theirs has the address of its owner.
  const isLeft = (name: string) => name !== 'kernel.mails' && name !== 'notification.contacts'
  expect(withAddress.filter(isLeft)).toEqual([])
  const [mail] = await backend.mails(lee.username)
  expect(mail?.subject).toBe('Your Gatepost login is erased')

  // The account still says what happened, by someone without a name.
  const caller = await backend.person({ accountId: boss.accountId ?? 0, roles: ['account-owner'] })
  const { body: log } = await send(backend, listActivity, { caller })
  const entry = log.activity.find(({ summary }) => summary.startsWith('Deleted their login'))
  expect(entry).toMatchObject({ person: null, device: { browser: null } })
  expect(entry?.network).toMatch(/\/24$/)
  const { body: services } = await send(backend, listServiceAccounts, { caller })
  expect(services.service_accounts).toMatchObject([{ name: 'Token', state: 'stopped', maker: null }])

  // The address is free for someone new.
  expect(await canLogIn(lee)).toBe(false)
  const again = await send(backend, signUp, {
    caller: null,
    body: { username: lee.username, password: 'another correct battery horse', open_account: true },
  })
  expect(again.status).toBe(202)
})

import { beforeAll, describe, expect, test } from 'vitest'
import { createAccountNote } from '#generated/authorization/operations/createAccountNote.ts'
import { listAccountActivity } from '#generated/authorization/operations/listAccountActivity.ts'
import { listAccountNotes } from '#generated/authorization/operations/listAccountNotes.ts'
import { listAccountUsers } from '#generated/authorization/operations/listAccountUsers.ts'
import { listActivity } from '#generated/authorization/operations/listActivity.ts'
import { declareTaxExemption } from '#generated/sales/operations/declareTaxExemption.ts'
import { createEmbeddedKey } from '#generated/security/operations/createEmbeddedKey.ts'
import { type Backend, type Person, sharedBackend } from '../../support/backend.ts'
import { type PlanNode, planOf, stepsOf } from '../../support/query-plan.ts'
import { send } from '../client.ts'
import { actAs } from './act-as.ts'

const TEXT = 'Agreed by phone to invoice yearly from 2027 on.'

let backend: Backend
let staff: Person
beforeAll(async () => {
  backend = await sharedBackend()
  staff = await backend.person({ roles: ['internal-admin'] })
})

const accountOf = ({ accountId }: Person) => ({ caller: staff, params: { id: Number(accountId) } })

describe('the activity of an account, for staff', () => {
  test('names the member of staff who did something, as themselves or as a customer', async () => {
    const customer = await backend.person()
    const acting = await actAs(backend, staff, customer, 'full')
    const key = { label: 'Made by staff', domains: ['example.com'] }
    await send(backend, createEmbeddedKey, { caller: acting, body: key })
    const body = { timestamp: backend.clock.now().toISOString(), note: 'Resale certificate on file' }
    await send(backend, declareTaxExemption, { ...accountOf(customer), body })
    const { activity } = (await send(backend, listAccountActivity, accountOf(customer))).body
    const by = { user_id: staff.userId, username: staff.username }
    const [exemption, made] = activity
    expect(exemption).toMatchObject({ operation: declareTaxExemption.id, person: null, staff: by })
    expect(made).toMatchObject({
      operation: createEmbeddedKey.id,
      person: { user_id: customer.userId },
      staff: by,
    })
    // The customer is not told which of our staff it was.
    const own = await send(backend, listActivity, { caller: customer })
    expect(own.text).not.toContain(staff.username)
  })

  test('continues where a page ends', async () => {
    const customer = await backend.person()
    for (const label of ['One', 'Two', 'Three'])
      await send(backend, createEmbeddedKey, { caller: customer, body: { label, domains: ['example.com'] } })
    const seen: number[] = []
    let cursor: string | null | undefined
    do {
      const query = { page_size: 1, ...(cursor && { cursor }) }
      const { body } = await send(backend, listAccountActivity, { ...accountOf(customer), query })
      seen.push(...body.activity.map(({ activity_id }) => activity_id))
      cursor = body.next
    } while (cursor)
    expect(seen.length).toBeGreaterThanOrEqual(3)
    expect(seen).toEqual(seen.toSorted((a, b) => b - a))
  })
})

describe('notes about an account', () => {
  test('are seen by all staff, newest first, and leave no trace for the customer', async () => {
    const customer = await backend.person()
    const colleague = await backend.person({ roles: ['internal-admin'] })
    await send(backend, createAccountNote, { ...accountOf(customer), body: { text: TEXT } })
    const second = { ...accountOf(customer), caller: colleague, body: { text: 'Called back.' } }
    await send(backend, createAccountNote, second)
    const { notes } = (await send(backend, listAccountNotes, accountOf(customer))).body
    expect(notes.map(({ text, author }) => [text, author?.username])).toEqual([
      ['Called back.', colleague.username],
      [TEXT, staff.username],
    ])
    const own = await send(backend, listActivity, { caller: customer })
    expect(own.text).not.toContain(createAccountNote.id)
    const query = { user: staff.userId }
    const { activity } = (await send(backend, listActivity, { caller: staff, query })).body
    expect(activity[0]?.summary).toBe(`Noted something about account ${customer.accountId}`)
    expect(JSON.stringify(activity)).not.toContain(TEXT)
    expect((await send(backend, listAccountNotes, { ...accountOf(customer), caller: customer })).status).toBe(
      403,
    )
  })
})

test('people, activity, and notes of an account can be read off an index', async () => {
  const statements = await backend.statementsOf(async () => {
    await send(backend, listAccountUsers, accountOf(staff))
    await send(backend, listAccountActivity, accountOf(staff))
    await send(backend, listAccountNotes, accountOf(staff))
  })
  // In a small database, it would read all of a table.
  const plans = await backend.db.transaction(async db => {
    await db.execute('set local enable_seqscan = off')
    const found = []
    for (const statement of statements) found.push(await planOf({ ...backend, db }, statement))
    return found
  })
  const tables = ['memberships', 'activities', 'account_notes']
  // The activity log is in partitions, whose names begin with its own.
  const tableOf = (step: PlanNode) => tables.find(table => step['Relation Name']?.startsWith(table))
  const read = plans.flatMap(stepsOf).filter(tableOf)
  expect(new Set(read.map(tableOf))).toEqual(new Set(tables))
  expect(read.map(step => step['Node Type'])).not.toContain('Seq Scan')
})

import { expect, test } from 'vitest'
import { listAccounts } from '#generated/authorization/operations/listAccounts.ts'
import { listActivity } from '#generated/authorization/operations/listActivity.ts'
import { undoActivity } from '#generated/authorization/operations/undoActivity.ts'
import { createQuote } from '#generated/sales/operations/createQuote.ts'
import { createTaxableLocation } from '#generated/sales/operations/createTaxableLocation.ts'
import { declareTaxExemption } from '#generated/sales/operations/declareTaxExemption.ts'
import { getTaxableLocation } from '#generated/sales/operations/getTaxableLocation.ts'
import { listAccountTaxableLocations } from '#generated/sales/operations/listAccountTaxableLocations.ts'
import { renameAccount } from '#generated/sales/operations/renameAccount.ts'
import { revokeTaxExemption } from '#generated/sales/operations/revokeTaxExemption.ts'
import { sharedBackend } from '../../support/backend.ts'
import { PROVO, REASON } from '../../support/orders.ts'
import { send } from '../client.ts'

const backend = await sharedBackend()

test('renaming an account can be undone', async () => {
  const caller = await backend.person({ label: 'Northwind' })
  await send(backend, renameAccount, { caller, body: { account_name: 'Northwind Traders' } })
  const { body } = await send(backend, listActivity, { caller })
  const [entry] = body.activity
  expect(entry?.summary).toBe('Renamed the account to Northwind Traders')
  const undone = await send(backend, undoActivity, { caller, params: { id: entry?.activity_id ?? 0 } })
  expect(undone.status).toBeLessThan(300)
  const { body: listed } = await send(backend, listAccounts, { caller })
  expect(listed.accounts.map(({ account_label }) => account_label)).toEqual(['Northwind'])
})

test('a name that exists leaves no activity', async () => {
  const caller = await backend.person({ label: 'Northwind' })
  await send(backend, renameAccount, { caller, body: { account_name: 'Northwind' } })
  const { body } = await send(backend, listActivity, { caller })
  expect(body.activity).toEqual([])
})

test('an address is kept in the spelling of its country, and typed otherwise it is the same', async () => {
  const caller = await backend.person()
  const staff = await backend.person({ roles: ['internal-admin'] })
  const save = (body: typeof PROVO) => send(backend, createTaxableLocation, { caller, body })
  await save({ ...PROVO, administrative_area: 'ut', postal_code: '846011234' })
  const first = await send(backend, getTaxableLocation, { caller })
  expect(first.body).toMatchObject({ administrative_area: 'UT', postal_code: '84601-1234' })
  backend.clock.advance(1_000)
  const again = await save({ ...PROVO, thoroughfare: '85  Mill Street', postal_code: '84601-1234' })
  expect(again.body).toEqual(first.body)
  const history = await send(backend, listAccountTaxableLocations, {
    caller: staff,
    params: { id: caller.accountId ?? 0 },
  })
  expect(history.body.total).toBe(1)
})

test('an exempt account pays no tax, until the exemption is revoked or expires', async () => {
  const caller = await backend.person({ taxableAddress: PROVO })
  const staff = await backend.person({ roles: ['internal-admin'] })
  const params = { id: caller.accountId ?? 0 }
  const tax = async () => {
    const { body } = await send(backend, createQuote, { caller, body: { plan_ids: [3120] } })
    return [body.tax_amount, body.saas_tax_rate]
  }
  const declare = (timestamp: Date, expiration: Date) =>
    send(backend, declareTaxExemption, {
      caller: staff,
      params,
      body: { timestamp: timestamp.toISOString(), expiration: expiration.toISOString(), note: REASON },
    })
  const now = backend.clock.now()
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
  expect(await tax()).toEqual([3_915, 0.0725])
  await declare(now, inMinutes(9))
  expect(await tax()).toEqual([0, 0])
  await send(backend, revokeTaxExemption, { caller: staff, params, query: { reason: REASON } })
  expect(await tax()).toEqual([3_915, 0.0725])
  await declare(inMinutes(1), inMinutes(2))
  expect(await tax()).toEqual([3_915, 0.0725])
  backend.clock.advance(60_000)
  expect(await tax()).toEqual([0, 0])
  backend.clock.advance(60_000)
  expect(await tax()).toEqual([3_915, 0.0725])
})

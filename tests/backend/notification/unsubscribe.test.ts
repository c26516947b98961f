import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { DIGEST_PAUSE } from '#backend/services/notification/limits.ts'
import { notify } from '#backend/services/notification/public.ts'
import { contacts } from '#backend/services/notification/tables.ts'
import { redeemLinkCode } from '#generated/identity/operations/redeemLinkCode.ts'
import { findUnsubscription } from '#generated/notification/operations/findUnsubscription.ts'
import { listProfileTopics } from '#generated/notification/operations/listProfileTopics.ts'
import { undoUnsubscription } from '#generated/notification/operations/undoUnsubscription.ts'
import { unsubscribeFromNotices } from '#generated/notification/operations/unsubscribeFromNotices.ts'
import { mails } from '#kernel/storage/tables.ts'
import { type Backend, type Person, sharedBackend } from '../../support/backend.ts'
import { logInAgain, send } from '../client.ts'
import { deliverNotices } from './delivering.ts'

let backend: Backend
beforeAll(async () => {
  backend = await sharedBackend()
})

let made = 0
async function tell({ accountId }: Person) {
  const facts = {
    kind: 'usage' as const,
    license: `License ${++made}`,
    percent: 90 as const,
    used: 90,
    issued: 100,
    ends: null,
    next: { does: 'stop' as const },
  }
  await notify(backend.db, { accountId: Number(accountId), key: `u${made}`, facts }, backend.clock.now())
  await deliverNotices(backend, DIGEST_PAUSE)
}

const count = async (to: string) => (await backend.mails(to)).length

/** The token of the latest notice to an address. */
async function tokenTo(address: string): Promise<string> {
  const [mail] = await backend.mails(address)
  return /#unsubscribe=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

const follow = (operation: typeof unsubscribeFromNotices, token: string) =>
  send(backend, operation, { caller: null, body: { token } })

describe('a link of a notice', () => {
  test('has a code that stands for it once, and again in the next email', async () => {
    const person = await backend.person({ label: 'Northwind Traders' })
    const email_address = person.username
    const codes = []
    for (let mail = 0; mail < 2; mail++) {
      await tell(person)
      const [newest] = await backend.mails(email_address)
      const [, link_code = ''] = /Enter the code (\S+) at \S+\/unsubscribe$/m.exec(newest?.text ?? '') ?? []
      codes.push(link_code)
      const redeem = () => send(backend, redeemLinkCode, { caller: null, body: { email_address, link_code } })
      const { body } = await redeem()
      const [, token = ''] = /^\/unsubscribe#unsubscribe=(\S+)$/.exec(body.mailed_link) ?? []
      expect((await send(backend, findUnsubscription, { caller: null, body: { token } })).body).toEqual({
        email: email_address,
        account_label: 'Northwind Traders',
        topics: ['usage-90'],
        subscribed: true,
      })
      expect((await redeem()).errors).toMatchObject([{ name: 'link-code-invalid' }])
    }
    expect(codes[1], 'a link that never ends keeps its code').toBe(codes[0])
  })

  test('ends the topic for a person who is signed out, and Undo brings it back', async () => {
    const person = await backend.person({ label: 'Northwind Traders' })
    await tell(person)
    const token = await tokenTo(person.username)
    const { body } = await follow(unsubscribeFromNotices, token)
    const link = { email: person.username, account_label: 'Northwind Traders', topics: ['usage-90'] }
    expect(body).toEqual({ ...link, subscribed: false })
    const { topics } = (await send(backend, listProfileTopics, { caller: await logInAgain(backend, person) }))
      .body
    expect(topics).toEqual(['usage-100', 'expiring', 'renewal', 'receipts', 'key-limit', 'security'])
    await tell(person)
    expect(await count(person.username)).toBe(1)
    expect((await follow(undoUnsubscription, token)).body).toEqual({ ...link, subscribed: true })
    await tell(person)
    expect(await count(person.username)).toBe(2)
  })

  test('ends it for a contact, in its account alone', async () => {
    const email = `ops-${++made}@client.example`
    const input = { contacts: [{ email, topics: ['usage-90' as const, 'usage-100' as const] }] }
    const [one, other] = [await backend.person(input), await backend.person(input)]
    await tell(one)
    await follow(unsubscribeFromNotices, await tokenTo(email))
    await tell(one)
    expect(await count(email)).toBe(1)
    await tell(other)
    expect(await count(email)).toBe(2)
  })

  test('works again and again, from two browsers at once', async () => {
    const person = await backend.person()
    await tell(person)
    const token = await tokenTo(person.username)
    const responses = await Promise.all([1, 2, 3].map(() => follow(unsubscribeFromNotices, token)))
    for (const { status, body } of responses)
      expect({ status, ...body }).toMatchObject({ status: 200, subscribed: false })
    const again = await send(backend, findUnsubscription, { caller: null, body: { token } })
    expect(again.body.subscribed).toBe(false)
  })

  test('ends nothing once its address is no longer a contact', async () => {
    const email = `ops-${++made}@client.example`
    const person = await backend.person({ contacts: [{ email, topics: ['usage-90'] }] })
    await tell(person)
    const token = await tokenTo(email)
    await backend.db.update(contacts).set({ email: 'new@client.example' }).where(eq(contacts.email, email))
    const rejected = await follow(unsubscribeFromNotices, token)
    expect(rejected.errors[0]?.name).toBe('unsubscribe-link-invalid')
  })

  test('does nothing when altered anywhere, nor as a link of the newsletter', async () => {
    const person = await backend.person()
    await tell(person)
    const token = await tokenTo(person.username)
    for (const at of [0, 10, 40, token.length - 2]) {
      const altered = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`
      expect((await follow(unsubscribeFromNotices, altered)).status).toBe(400)
    }
    const other = backend.kernel.secretBox.close(JSON.stringify(['unsubscribe', 'x', 1])).slice(3)
    expect((await follow(unsubscribeFromNotices, other)).errors[0]?.name).toBe('unsubscribe-link-invalid')
  })
})

test('the button of a mail program unsubscribes with one click, without a page of ours', async () => {
  const person = await backend.person()
  await tell(person)
  const [row] = await backend.db.select().from(mails).where(eq(mails.recipient, person.username))
  const url = new URL(row?.headers['List-Unsubscribe']?.slice(1, -1) ?? '')
  const press = (path: string) =>
    backend.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
      payload: 'List-Unsubscribe=One-Click',
    })
  const response = await press(url.pathname + url.search)
  expect(response.statusCode).toBe(204)
  await tell(person)
  expect(await count(person.username)).toBe(1)
  expect((await press(`${url.pathname}?token=made-up`)).statusCode).toBe(400)
  expect(backend.log.join('\n')).not.toContain(url.searchParams.get('token'))
})

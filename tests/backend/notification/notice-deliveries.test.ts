import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DELIVERY_INTERVAL, DIGEST_PAUSE } from '#backend/services/notification/limits.ts'
import { deliveryJob } from '#backend/services/notification/notices/deliveries.ts'
import type { NoticeFacts } from '#backend/services/notification/notices/facts.ts'
import { notify } from '#backend/services/notification/public.ts'
import { deliveries, notices } from '#backend/services/notification/tables.ts'
import { MINUTE } from '#domain/time/durations.ts'
import { subscribeProfile } from '#generated/notification/operations/subscribeProfile.ts'
import { unsubscribeProfile } from '#generated/notification/operations/unsubscribeProfile.ts'
import { updateProfileTimeZone } from '#generated/notification/operations/updateProfileTimeZone.ts'
import { runWorkers } from '#kernel/jobs/worker.ts'
import { mails } from '#kernel/storage/tables.ts'
import { type Backend, type Person, startBackend } from '../../support/backend.ts'
import { send } from '../client.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

const usage = (percent: 50 | 90 | 100, license = 'US Address Verification, Plus'): NoticeFacts => ({
  kind: 'usage',
  license,
  percent,
  used: percent * 5_000,
  issued: 500_000,
  ends: '2027-11-02T14:12:00.000Z',
  next: { does: 'stop' },
})

let made = 0
/** A customer, and someone who gets notices about these topics. */
async function customer(topics: ('usage-50' | 'usage-90' | 'usage-100' | 'renewal' | 'key-limit')[]) {
  const to = `ops-${++made}@client.example`
  const person = await backend.person({ label: 'Northwind Traders', contacts: [{ email: to, topics }] })
  for (const topic of ['usage-90', 'usage-100', 'key-limit'] as const)
    await send(backend, unsubscribeProfile, { caller: person, params: { topic } })
  return { to, person }
}

const tell = ({ accountId }: Person, facts: NoticeFacts, key = `k${++made}`) =>
  notify(backend.db, { accountId: Number(accountId), key, facts }, backend.clock.now())

async function deliver(after = DELIVERY_INTERVAL) {
  backend.clock.advance(after)
  await runWorkers(backend.kernel, [deliveryJob(backend.kernel)])
}

const subjects = async (to: string) => (await backend.mails(to)).map(({ subject }) => subject).toReversed()

describe('a notice', () => {
  test('goes to who follows its topic, in plain words, with a link that ends it', async () => {
    const { to, person } = await customer(['usage-90'])
    await tell(person, usage(90))
    await deliver()
    const [mail] = await backend.mails(to)
    expect(mail?.subject).toBe('US Address Verification, Plus: 90% of the lookups used')
    expect(mail?.text).toContain(
      'Northwind Traders has used 450,000 of the 500,000 lookups of US Address Verification, Plus. 50,000 are left; the term ends on November 2, 2027 at 2:12 PM UTC.',
    )
    expect(mail?.text).toContain('requests are rejected with status 402')
    expect(mail?.text).toContain(`/account/subscriptions?account_id=${person.accountId}`)
    const [row] = await backend.db.select().from(mails).where(eq(mails.recipient, to))
    const token = /#unsubscribe=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    expect(token).toBeDefined()
    expect(row?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
    expect(await backend.mails(person.username)).toEqual([])
  })

  test('waits no longer than until the next run when there are more before it than a run takes', async () => {
    const [{ person: other }, { to, person }] = [await customer([]), await customer(['usage-90'])]
    const before = Array.from({ length: 200 }, (_, at) => ({
      ...{ accountId: Number(other.accountId), key: `before:${at}`, facts: usage(50) },
      ...{ topic: 'usage-50' as const, created: backend.clock.now() },
    }))
    await backend.db.insert(notices).values(before)
    await tell(person, usage(90))
    await deliver()
    expect(await subjects(to)).toEqual([])
    await deliver()
    expect(await subjects(to)).toHaveLength(1)
  })

  test('with the same key is told once', async () => {
    const { to, person } = await customer(['usage-90'])
    expect(await tell(person, usage(90), 'usage:1:90')).toBe(true)
    expect(await tell(person, usage(90), 'usage:1:90')).toBe(false)
    await deliver()
    await deliver(2 * DIGEST_PAUSE)
    expect(await subjects(to)).toHaveLength(1)
  })

  test('about lookups that stop goes to the owner if no one follows it', async () => {
    const person = await backend.person({ label: 'Northwind Traders' })
    await tell(person, {
      kind: 'stopped',
      license: 'US Plus',
      ended: '2027-01-01T00:00:00.000Z',
      why: 'trial',
    })
    await tell(person, usage(50))
    await deliver()
    await deliver(DIGEST_PAUSE)
    expect(await subjects(person.username)).toEqual(['Your trial of US Plus has ended'])
  })

  test('is in the time zone of the person, and of the first owner for a contact', async () => {
    const { to, person } = await customer(['usage-90'])
    const zone = { time_zone: 'America/Denver' }
    await send(backend, updateProfileTimeZone, { caller: person, body: zone })
    const accountId = Number(person.accountId)
    const member = await backend.person({ accountId, roles: ['api-key-viewer'] })
    await send(backend, updateProfileTimeZone, { caller: member, body: { time_zone: 'Europe/Berlin' } })
    await tell(person, usage(90))
    await deliver()
    expect((await backend.mails(to))[0]?.text).toContain('November 2, 2027 at 8:12 AM MDT')
    expect((await backend.mails(member.username))[0]?.text).toContain('November 2, 2027 at 3:12 PM GMT+1')
  })

  test('is told of what people have typed on one line', async () => {
    const { to, person } = await customer(['key-limit'])
    const key = 'Nightly\r\nBcc: everyone@client.example'
    const limit = { keyKind: 'secret', keyId: crypto.randomUUID(), used: 10, max: 10 } as const
    await tell(person, { kind: 'key-limit', key, ...limit })
    await deliver()
    const [mail] = await backend.mails(to)
    expect(mail?.subject).not.toMatch(/[\r\n]/)
    expect(mail?.text).not.toMatch(/^Bcc:/m)
  })
})

describe('a digest', () => {
  test('brings what came within an hour of an email together, once', async () => {
    const { to, person } = await customer(['usage-50', 'usage-90'])
    await tell(person, usage(50, 'US Plus'))
    await deliver()
    for (const license of ['US Plus', 'International', 'Autocomplete']) {
      await tell(person, usage(90, license))
      await deliver(MINUTE)
    }
    expect(await subjects(to)).toHaveLength(1)
    await deliver(DIGEST_PAUSE)
    expect(await subjects(to)).toEqual([
      'US Plus: 50% of the lookups used',
      'US Plus: 90% of the lookups used, and 2 more for Northwind Traders',
    ])
    const [digest] = await backend.mails(to)
    for (const license of ['International', 'Autocomplete'])
      expect(digest?.text).toContain(`lookups of ${license}`)
    expect(digest?.text.match(/#unsubscribe=/g)).toHaveLength(1)
    await deliver(DIGEST_PAUSE)
    expect(await subjects(to)).toHaveLength(2)
  })

  test('does not hold up what is urgent, which takes the others along', async () => {
    const { to, person } = await customer(['usage-50', 'usage-100'])
    await tell(person, usage(50, 'International'))
    await deliver()
    await tell(person, usage(50, 'Autocomplete'))
    await deliver(MINUTE)
    expect(await subjects(to)).toHaveLength(1)
    await tell(person, usage(100, 'US Plus'))
    await deliver(MINUTE)
    expect((await subjects(to)).at(-1)).toBe('US Plus: no lookups left, and 1 more for Northwind Traders')
  })

  test('leaves out what the reader has unsubscribed from since', async () => {
    const person = await backend.person()
    await send(backend, subscribeProfile, { caller: person, params: { topic: 'usage-50' } })
    await tell(person, usage(50, 'International'))
    await deliver()
    await tell(person, usage(90, 'US Plus'))
    await tell(person, usage(50, 'US Plus'))
    await deliver(MINUTE)
    await send(backend, unsubscribeProfile, { caller: person, params: { topic: 'usage-90' } })
    await deliver(DIGEST_PAUSE)
    expect(await subjects(person.username)).toEqual([
      'International: 50% of the lookups used',
      'US Plus: 50% of the lookups used',
    ])
  })
})

describe('with several replicas', () => {
  test('each notice comes to each recipient once', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => customer(['usage-90', 'usage-100'])))
    for (const { person } of people)
      for (const percent of [90, 100] as const) await tell(person, usage(percent))
    const replica = () =>
      backend.db.transaction(db => deliveryJob(backend.kernel).run(db, backend.clock.now()))
    for (let round = 0; round < 5; round++) await Promise.all([replica(), replica(), replica(), replica()])
    backend.clock.advance(DIGEST_PAUSE)
    await Promise.all([replica(), replica()])
    for (const { to } of people) {
      // Two replicas may have found one notice each: the urgent one does not wait for the other.
      const texts = (await backend.mails(to)).map(({ text }) => text).join()
      for (const used of ['450,000 of', 'all 500,000']) expect(texts.split(used), texts).toHaveLength(2)
    }
    expect(await backend.db.$count(deliveries, eq(deliveries.state, 'waiting'))).toBe(0)
  })

  test('one that dies loses nothing and tells nothing twice', async () => {
    const { to, person } = await customer(['usage-90'])
    await tell(person, usage(90))
    const now = backend.clock.now()
    const died = backend.db.transaction(async db => {
      await deliveryJob(backend.kernel).run(db, now)
      throw new Error('the process is killed before it commits')
    })
    await expect(died).rejects.toThrow('killed')
    expect(await subjects(to)).toEqual([])
    await deliver()
    await deliver(DIGEST_PAUSE)
    expect(await subjects(to)).toHaveLength(1)
  })
})

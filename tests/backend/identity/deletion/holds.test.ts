import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY } from '#domain/time/durations.ts'
import { CLOSING_GRACE, LOGIN_DELETION_REMINDER } from '#generated/durations.ts'
import { getUserDeletion } from '#generated/identity/operations/getUserDeletion.ts'
import { holdUserDeletion } from '#generated/identity/operations/holdUserDeletion.ts'
import { releaseUserDeletion } from '#generated/identity/operations/releaseUserDeletion.ts'
import { activities } from '#kernel/storage/tables.ts'
import { type Backend, type Person, startBackend } from '../../../support/backend.ts'
import { send } from '../../client.ts'
import { deletionClient } from './client.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

const { member, leave, restore, back, canLogIn, erase } = deletionClient(() => backend)

const REASON = { reason: 'Ticket 4711: a court asked for the records' }
const robin = () => backend.person({ roles: ['internal-admin'] })
const hold = async ({ userId }: Person, by?: Person) =>
  send(backend, holdUserDeletion, { caller: by ?? (await robin()), params: { id: userId }, query: REASON })
const release = async ({ userId }: Person, by?: Person) =>
  send(backend, releaseUserDeletion, { caller: by ?? (await robin()), params: { id: userId }, query: REASON })
const shown = async ({ userId }: Person) =>
  (await send(backend, getUserDeletion, { caller: await robin(), params: { id: userId } })).body.deletion
const reminders = async ({ username }: Person) =>
  (await backend.mails(username)).filter(({ subject }) => subject.includes('will be erased on'))

/** Someone who has deleted their login. */
async function deleted(): Promise<Person> {
  const lee = await member(await backend.person({ maxUsers: 20 }))
  expect((await leave(lee)).status).toBe(200)
  return lee
}

describe('a deleted login', () => {
  test('reminds its owner three days before it is erased, once', async () => {
    const lee = await deleted()
    backend.clock.advance(CLOSING_GRACE - LOGIN_DELETION_REMINDER - DAY)
    await erase()
    expect(await reminders(lee)).toEqual([])
    backend.clock.advance(DAY)
    await Promise.all([erase(), erase()])
    backend.clock.advance(DAY)
    await erase()
    const [mail, ...others] = await reminders(lee)
    expect(others).toEqual([])
    expect(mail?.text).toContain('/login')
    // Someone who restores the login gets no more emails about its deletion.
    expect((await restore(await back(lee))).status).toBe(204)
    backend.clock.advance(3 * DAY)
    await erase()
    expect(await canLogIn(lee)).toBe(true)
  })

  test('is not erased while staff hold it, nor within three days after they release it', async () => {
    const [lee, by] = [await deleted(), await robin()]
    expect(await shown(lee)).toMatchObject({ held_at: null, hold_reason: null })
    expect((await hold(lee, by)).status).toBe(200)
    expect(await shown(lee)).toMatchObject({ hold_reason: REASON.reason })
    backend.clock.advance(CLOSING_GRACE + 10 * DAY)
    await erase()
    expect(await canLogIn(lee)).toBe(true)
    expect(await reminders(lee)).toEqual([])
    expect((await release(lee)).status).toBe(204)
    await erase()
    expect(await reminders(lee)).toHaveLength(1)
    expect(await canLogIn(lee)).toBe(true)
    const log = await backend.db.select().from(activities).where(eq(activities.subject, lee.userId))
    expect(new Set(log.filter(({ reason }) => reason).map(({ operation }) => operation))).toEqual(
      new Set(['holdUserDeletion', 'releaseUserDeletion']),
    )
    backend.clock.advance(LOGIN_DELETION_REMINDER)
    await erase()
    expect(await canLogIn(lee)).toBe(false)
    expect((await hold(lee)).status).toBe(404)
  })

  test('can be restored by its owner while it is held', async () => {
    const lee = await deleted()
    await hold(lee)
    expect((await restore(await back(lee))).status).toBe(204)
    expect(await shown(lee)).toBeNull()
    expect((await hold(lee)).errors).toMatchObject([{ name: 'login-not-deleted' }])
  })
})

describe('at the same moment', () => {
  test.each(Array.from({ length: 6 }, (_, turn) => turn))(
    'a hold or a restoration, and the erasure: one of them wins as a whole (%i)',
    async turn => {
      const lee = await deleted()
      backend.clock.advance(CLOSING_GRACE)
      const by = await robin()
      const returned = turn % 2 === 0 ? undefined : await back(lee)
      const keep = async () => (await (returned ? restore(returned) : hold(lee, by))).status
      const [kept] = await Promise.all(turn < 3 ? [keep(), erase()] : [erase().then(keep), undefined])
      await erase()
      const isKept = kept < 300
      expect(await canLogIn(lee)).toBe(isKept)
      const mails = (await backend.mails(lee.username)).map(({ subject }) => subject)
      expect(mails.includes('Your Gatepost login is erased')).toBe(!isKept)
    },
  )
})

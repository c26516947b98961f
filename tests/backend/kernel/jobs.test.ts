import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { passkeyChallenges } from '#backend/modules/people/tables.ts'
import { invitations } from '#backend/services/authorization/tables.ts'
import { confirmations, loginAttempts } from '#backend/services/identity/tables.ts'
import { services } from '#backend/services.ts'
import { DAY } from '#domain/time/durations.ts'
import { ACTIVITY_KEPT, SESSION_IDLE_LIFETIME } from '#generated/durations.ts'
import { listSessions } from '#generated/identity/operations/listSessions.ts'
import { logOut } from '#generated/identity/operations/logOut.ts'
import { startPasskeyLogin } from '#generated/identity/operations/startPasskeyLogin.ts'
import { ENDED_KEPT } from '#kernel/jobs/limits.ts'
import { purgeJobs } from '#kernel/jobs/purge.ts'
import { runWorkers, startWorkers, WORKER_INTERVAL, type Worker, workersOf } from '#kernel/jobs/worker.ts'
import { activities, jobs, mails, sessions } from '#kernel/storage/tables.ts'
import { type Backend, startBackend } from '../../support/backend.ts'
import { logInAgain, send } from '../client.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

/** A job with a unique name, and how often it ran. */
function counting(run: () => Promise<number> = async () => 1) {
  const seen = { runs: 0 }
  const job: Worker = {
    name: `count-${Math.random()}`,
    run() {
      seen.runs += 1
      return run()
    },
  }
  return { job, seen }
}

describe('a job', () => {
  test('runs immediately, and again an hour later', async () => {
    const { job, seen } = counting()
    await runWorkers(backend.kernel, [job])
    backend.clock.advance(WORKER_INTERVAL - 1)
    await runWorkers(backend.kernel, [job])
    expect(seen.runs).toBe(1)
    backend.clock.advance(1)
    await runWorkers(backend.kernel, [job])
    expect(seen.runs).toBe(2)
  })

  test('runs at its own pace', async () => {
    const { job, seen } = counting()
    const brisk: Worker = { ...job, every: 5_000 }
    await runWorkers(backend.kernel, [brisk])
    backend.clock.advance(4_999)
    await runWorkers(backend.kernel, [brisk])
    expect(seen.runs).toBe(1)
    backend.clock.advance(1)
    await runWorkers(backend.kernel, [brisk])
    expect(seen.runs).toBe(2)
  })

  test('runs once when several replicas find it due', async () => {
    const { job, seen } = counting()
    const replicas = () => Promise.all(Array.from({ length: 5 }, () => runWorkers(backend.kernel, [job])))
    await replicas()
    expect(seen.runs).toBe(1)
    backend.clock.advance(WORKER_INTERVAL)
    await replicas()
    expect(seen.runs).toBe(2)
  })

  test('that a server with a wrong clock has put off for days runs at once, and then at its pace', async () => {
    const { job, seen } = counting()
    await runWorkers(backend.kernel, [job])
    const wrong = new Date(backend.clock.now().getTime() + 3 * DAY)
    await backend.db.update(jobs).set({ due: wrong }).where(eq(jobs.name, job.name))
    await runWorkers(backend.kernel, [job])
    await runWorkers(backend.kernel, [job])
    expect(seen.runs).toBe(2)
    backend.clock.advance(WORKER_INTERVAL)
    await runWorkers(backend.kernel, [job])
    expect(seen.runs).toBe(3)
  })

  test('that fails is logged, blocks no other job, and is retried', async () => {
    const failing = counting(async () => {
      throw new Error('the disk is full')
    })
    const other = counting()
    await runWorkers(backend.kernel, [failing.job, other.job])
    expect(other.seen.runs).toBe(1)
    expect(backend.log.some(line => line.includes('the disk is full'))).toBe(true)
    backend.clock.advance(WORKER_INTERVAL)
    await runWorkers(backend.kernel, [failing.job])
    expect(failing.seen.runs).toBe(2)
  })

  test('ends when the server stops', async () => {
    const { job, seen } = counting()
    await startWorkers(backend.kernel, [job])()
    expect(seen.runs).toBe(1)
  })
})

describe('the purge', () => {
  const purge = async () => {
    backend.clock.advance(WORKER_INTERVAL)
    await runWorkers(backend.kernel, [...purgeJobs, ...workersOf(backend.kernel, services)])
  }
  const sessionsOf = (userId: string) => backend.db.$count(sessions, eq(sessions.userId, userId))

  test('deletes sessions thirty days after they ended, and no active ones', async () => {
    const ended = await backend.person()
    await send(backend, logOut, { caller: ended })
    const left = await backend.person()
    backend.clock.advance(ENDED_KEPT - DAY)
    await purge()
    expect([await sessionsOf(ended.userId), await sessionsOf(left.userId)]).toEqual([1, 1])
    const present = await backend.person()
    backend.clock.advance(DAY)
    await purge()
    expect(await sessionsOf(ended.userId)).toBe(0)
    backend.clock.advance(SESSION_IDLE_LIFETIME)
    await purge()
    expect(await sessionsOf(left.userId)).toBe(0)
    const again = await logInAgain(backend, present)
    expect((await send(backend, listSessions, { caller: again })).body.sessions).toHaveLength(1)
  })

  test('deletes activities after four hundred days', async () => {
    const person = await backend.person()
    await send(backend, logOut, { caller: person })
    const mine = () => backend.db.$count(activities, eq(activities.userId, person.userId))
    backend.clock.advance(ACTIVITY_KEPT - WORKER_INTERVAL)
    await purge()
    expect(await mine()).toBe(1)
    backend.clock.advance(DAY)
    await purge()
    expect(await mine()).toBe(0)
  })

  test('deletes expired attempts to log in with another service', async () => {
    const created = backend.clock.now()
    const attempt = {
      stateHash: 'a',
      browserHash: 'b',
      provider: 'example',
      redirectUri: 'c',
      sealedSecrets: 'd',
    }
    const expiration = new Date(created.getTime() + 10 * WORKER_INTERVAL)
    await backend.db.insert(loginAttempts).values({ ...attempt, created, expiration })
    await purge()
    expect(await backend.db.$count(loginAttempts)).toBe(1)
    backend.clock.advance(10 * WORKER_INTERVAL)
    await purge()
    expect(await backend.db.$count(loginAttempts)).toBe(0)
  })

  test('deletes invitations thirty days after they were accepted or expired', async () => {
    const created = backend.clock.now()
    const invite = (name: string, days: number, accepted: Date | null) => ({
      invitationId: crypto.randomUUID(),
      accountId: 1,
      emailAddress: `${name}@test.example`,
      roles: [],
      tokenHash: name,
      created,
      expiration: new Date(created.getTime() + days * DAY),
      accepted,
    })
    await backend.db
      .insert(invitations)
      .values([invite('accepted', 90, created), invite('over', 7, null), invite('open', 90, null)])
    const left = async () =>
      (await backend.db.select().from(invitations)).map(row => row.tokenHash).toSorted()
    backend.clock.advance(ENDED_KEPT - DAY)
    await purge()
    expect(await left()).toEqual(['accepted', 'open', 'over'])
    backend.clock.advance(DAY)
    await purge()
    expect(await left()).toEqual(['open', 'over'])
    backend.clock.advance(7 * DAY)
    await purge()
    expect(await left()).toEqual(['open'])
  })

  test('deletes emails thirty days after they were sent, and no waiting ones', async () => {
    const created = backend.clock.now()
    const mail = { subject: 'A link', body: 'with a token', created, nextAttempt: created }
    await backend.db.insert(mails).values([
      { ...mail, recipient: 'sent@test.example', sent: created },
      { ...mail, recipient: 'waits@test.example' },
    ])
    backend.clock.advance(ENDED_KEPT)
    await purge()
    expect(await backend.mails('sent@test.example')).toHaveLength(0)
    expect(await backend.mails('waits@test.example')).toHaveLength(1)
  })

  test('deletes expired challenges, and links long after they expire', async () => {
    await send(backend, startPasskeyLogin, { caller: null })
    const link = { userId: crypto.randomUUID(), passwordHash: '', openAccount: true }
    const created = backend.clock.now()
    await backend.db
      .insert(confirmations)
      .values({ ...link, tokenHash: link.userId, created, expiration: new Date(created.getTime() + DAY) })
    const links = () => backend.db.$count(confirmations, eq(confirmations.tokenHash, link.userId))
    await purge()
    expect(await backend.db.$count(passkeyChallenges)).toBe(0)
    backend.clock.advance(ENDED_KEPT)
    await purge()
    expect(await links()).toBe(1)
    backend.clock.advance(DAY)
    await purge()
    expect(await links()).toBe(0)
  })
})

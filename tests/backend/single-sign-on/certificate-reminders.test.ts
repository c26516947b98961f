import { afterAll, beforeAll, expect, test } from 'vitest'
import { certificateReminderJob } from '#backend/services/authorization/identity-providers/certificate-reminders.ts'
import { DAY } from '#domain/time/durations.ts'
import { type Backend, startBackend } from '../../support/backend.ts'
import { makeOrganization, samlSettings } from '../../support/organization.ts'
import { createSamlIdp } from '../../support/servers/saml-idp.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

/** Runs the job on two servers at once, at a moment before the expiration. */
async function runAt(expiration: Date, daysBefore: number): Promise<number> {
  const now = new Date(expiration.getTime() - daysBefore * DAY)
  const run = () => backend.db.transaction(db => certificateReminderJob(backend.kernel).run(db, now))
  const counts = await Promise.all([run(), run()])
  return counts.reduce((sum, count) => sum + count, 0)
}

test('owners get an email 30 days, 7 days and one day before a certificate expires, each once', async () => {
  const owner = await backend.person()
  // In whole seconds, as certificates have it.
  const expiration = new Date(Math.floor((backend.clock.now().getTime() + 90 * DAY) / 1000) * 1000)
  const settings = await samlSettings(createSamlIdp('https://login.example/expiring', expiration))
  await makeOrganization(backend, owner, { settings, active: true })

  const sent = []
  for (const days of [31, 30, 29, 8, 7, 6.9, 1.1, 1, 0.5, -1]) sent.push(await runAt(expiration, days))
  expect(sent).toEqual([0, 1, 0, 0, 1, 0, 0, 1, 0, 0])
  const subjects = (await backend.mails(owner.username))
    .map(({ subject }) => subject)
    .filter(subject => subject.includes('certificate'))
  expect(subjects.toSorted()).toEqual([
    'Your single sign-on certificate expires in 30 days',
    'Your single sign-on certificate expires in 7 days',
    'Your single sign-on certificate expires tomorrow',
  ])
})

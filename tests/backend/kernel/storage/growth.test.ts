import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { manualClock } from '#kernel/clock.ts'
import { scaledTimeout } from '../../../../scripts/lib/machine-speed.ts'
import { type Backend, startBackend } from '../../../support/backend.ts'
import { fillMonths } from '../../../support/growth/fill.ts'
import { findingsOf, measureQuestion } from '../../../support/growth/plans.ts'
import { questionsOf } from '../../../support/growth/queries.ts'

/** `npm run bench -- --only growth` asks the same of a hundred million. */
const ROWS = process.env.TEST_FULL ? 1_000_000 : 100_000

let backend: Backend
let questions: ReturnType<typeof questionsOf>
beforeAll(async () => {
  backend = await startBackend({
    env: { LOG_LEVEL: 'error' },
    clock: manualClock(new Date('2031-06-15T12:20:00Z')),
  })
  const person = await backend.person()
  const staff = await backend.person({ roles: ['internal-admin'] })
  const run = (statement: string) => backend.db.execute(sql.raw(statement))
  const { keyId } = await fillMonths(backend, run, { rows: ROWS, person })
  questions = questionsOf(backend, { person, staff, keyId })
}, scaledTimeout(300_000))
afterAll(() => backend?.close())

test('each question about a table that grows reads only the months in question, by an index', {
  timeout: scaledTimeout(120_000),
}, async () => {
  const found: Record<string, string[]> = {}
  for (const question of questions) {
    const measured = await measureQuestion(backend, question)
    expect(measured.length, question.what).toBeGreaterThan(0)
    const findings = findingsOf(question, measured)
    if (findings.length) found[question.what] = findings
  }
  expect(found).toEqual({})
})

import { expect, test } from 'vitest'
import { DAYS_KEPT } from '#backend/services/reporting/checks.ts'
import { FORM_LEAST_TIME } from '#domain/forms/form-time.ts'
import { EXPIRES_SOON, IDLE, LONG_PAUSE, TOKEN_ENDS_SOON } from '#domain/keys/health/checks.ts'
import { FREE_RENEWAL_DAYS } from '#domain/subscription/free-plan.ts'
import { TRIAL_DAYS } from '#domain/subscription/trial-days.ts'
import { DAY } from '#domain/time/durations.ts'
import * as durations from '#generated/durations.ts'
import { WORKER_INTERVAL } from '#kernel/jobs/worker.ts'
import { sourcesIn } from '../../../scripts/lib/sources.ts'
import { documents } from '../../support/contract/contract.ts'

type Name = keyof typeof durations

/** Durations that the shared rules have, which import nothing of the contracts, and those of another form. */
const SAME: Partial<Record<Name, number>> = {
  DISMISSALS_CHECKED: WORKER_INTERVAL,
  FORM_LEAST_TIME,
  FREE_RENEWAL_WINDOW: FREE_RENEWAL_DAYS * DAY,
  KEY_EXPIRES_SOON: EXPIRES_SOON,
  KEY_IDLE: IDLE,
  KEY_LONG_PAUSE: LONG_PAUSE,
  STATUS_HISTORY: DAYS_KEPT * DAY,
  TOKEN_ENDS_SOON,
  TRIAL: TRIAL_DAYS * DAY,
}

/** Durations that no constant has, and why. */
const PROMISED: Partial<Record<Name, string>> = {
  KEY_STOP: 'a promise, which the steps between a change and a lookup keep together',
  PAYMENT_RECOVERED: 'what is usual: it takes as many looks as the vendor needs',
  SESSION_END: 'a promise, which ACCESS_CACHE_LIFETIME keeps with time to spare',
  STATUS_CALLS: 'one of two figures of a rule of the status page',
  STATUS_MAIL_DISTURBED: 'one of two figures of a rule of the status page',
  STATUS_MAIL_DOWN: 'one of two figures of a rule of the status page',
  USAGE_DELAY: 'a promise, which the intervals of several writers keep together',
}

const sources = sourcesIn(['src'], 'ts,tsx').filter(({ path }) => !path.includes('.test.'))
const imported = sources.flatMap(({ text }) =>
  [...text.matchAll(/import \{([^}]*)\} from '#generated\/durations\.ts'/g)].flatMap(([, names = '']) =>
    names.split(',').map(name => name.trim()),
  ),
)

test('every duration of the contracts is read by the server, or is the constant of a shared rule', () => {
  const known = [...imported, ...Object.keys(SAME), ...Object.keys(PROMISED)]
  expect(Object.keys(durations).filter(name => !known.includes(name))).toEqual([])
  expect(durations).toMatchObject(SAME)
})

test('what is not read has no reader', () => {
  const others = [...Object.keys(SAME), ...Object.keys(PROMISED)]
  expect(others.filter(name => imported.includes(name) || !(name in durations))).toEqual([])
})

test('every duration is said in a contract', () => {
  const said = JSON.stringify([...documents.values()])
  const names = Object.keys(durations).map(name => name.toLowerCase())
  expect(names.filter(name => !said.includes(`"${name}":"P`))).toEqual([])
})

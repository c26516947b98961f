import { expect, test } from 'vitest'
import type { Holding } from '../holdings.ts'
import { isNewAccount, type StepFacts, stepsOf } from './steps.ts'

const holding = (facts: Partial<Holding>) =>
  ({ status: 'active', isUsed: false, isTrial: true, current: undefined, ...facts }) as Holding
const facts: StepFacts = {
  holdings: [holding({})],
  secretKeys: 0,
  hostnames: [],
  portalHost: 'portal.example',
  team: 1,
  seats: 1,
}
const done = (change: Partial<StepFacts>) =>
  stepsOf({ ...facts, ...change })
    .filter(({ isDone }) => isDone)
    .map(({ id }) => id)

test.each<[string, Partial<StepFacts>, string[]]>([
  ['a new account', {}, ['trial']],
  ['after its trial', { holdings: [holding({ status: 'expired' })] }, []],
  ['with a key', { secretKeys: 2 }, ['trial', 'key']],
  ['with a lookup', { holdings: [holding({ isUsed: true })] }, ['trial', 'lookup']],
  ['with a key for the portal alone', { hostnames: ['portal.example'] }, ['trial']],
  ['with a key for a website', { hostnames: ['portal.example', 'shop.example'] }, ['trial', 'site']],
  ['with a colleague or an invitation', { team: 2, seats: 5 }, ['trial', 'colleague']],
  [
    'for someone who may see nothing',
    { holdings: undefined, secretKeys: undefined, hostnames: undefined },
    [],
  ],
])('%s', (_what, change, ids) => {
  expect(done(change)).toEqual(ids)
})

test('a colleague is a step only where there is a seat for one', () => {
  const ids = (change: Partial<StepFacts>) => stepsOf({ ...facts, ...change }).map(({ id }) => id)
  expect(ids({})).not.toContain('colleague')
  expect(ids({ seats: 2 })).toContain('colleague')
  expect(ids({ team: undefined, seats: undefined })).not.toContain('colleague')
})

test('an account is new until it has made a lookup and bought a plan', () => {
  expect(isNewAccount([])).toBe(true)
  expect(isNewAccount([holding({ isUsed: true })])).toBe(true)
  expect(isNewAccount([holding({ isTrial: false })])).toBe(true)
  expect(isNewAccount([holding({ isUsed: true, isTrial: false })])).toBe(false)
})

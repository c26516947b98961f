import { describe, expect, test } from 'vitest'
import { ATTEMPT_STATES, type Effect, type Finding, isOpen, transition } from './attempt-state.ts'

const FINDINGS: readonly Finding[] = [
  'succeeded',
  'declined',
  'challenge',
  'processing',
  'canceled',
  'never-arrived',
]
const WAITING = { isPending: true, hasOtherOpen: false }
const around = [
  WAITING,
  { isPending: true, hasOtherOpen: true },
  { isPending: false, hasOtherOpen: false },
  { isPending: false, hasOtherOpen: true },
]

/** State and effect after each finding, in the order of `FINDINGS`, while the order waits for its payment. */
const TABLE: Record<(typeof ATTEMPT_STATES)[number], readonly string[]> = {
  asking: [
    'succeeded settle',
    'declined record-decline',
    'challenge none',
    'processing none',
    'abandoned none',
    'abandoned none',
  ],
  challenge: [
    'succeeded settle',
    'declined record-decline',
    'challenge none',
    'processing none',
    'abandoned none',
    'abandoned none',
  ],
  processing: [
    'succeeded settle',
    'declined record-decline',
    'challenge none',
    'processing none',
    'abandoned none',
    'abandoned none',
  ],
  succeeded: FINDINGS.map(() => 'succeeded none'),
  declined: [
    'succeeded settle',
    'declined none',
    'declined cancel',
    'declined none',
    'declined none',
    'declined none',
  ],
  abandoned: [
    'succeeded settle',
    'abandoned none',
    'abandoned cancel',
    'abandoned none',
    'abandoned none',
    'abandoned none',
  ],
  reversed: FINDINGS.map(() => 'reversed none'),
}

describe.each(ATTEMPT_STATES)('an attempt that is %s', state => {
  test.each(FINDINGS.map((finding, index) => [finding, TABLE[state][index]]))(
    'and %s is %s',
    (finding, to) => {
      const { state: after, effect } = transition(state, finding, WAITING)
      expect(`${after} ${effect}`).toBe(to)
    },
  )
})

const all = ATTEMPT_STATES.flatMap(state =>
  FINDINGS.flatMap(finding => around.map(surroundings => ({ state, finding, surroundings }))),
)

test('an order that is paid or approved is not settled again: the money goes back', () => {
  for (const { state, finding, surroundings } of all) {
    const { state: after, effect } = transition(state, finding, surroundings)
    if (!surroundings.isPending) expect([after, effect]).not.toContain('settle')
    if (effect === 'return-money') expect(after).toBe('reversed')
  }
  expect(transition('asking', 'succeeded', { isPending: false, hasOtherOpen: false })).toEqual({
    state: 'reversed',
    effect: 'return-money',
  })
})

test('a charge of an attempt that was given up gives way to one that is open', () => {
  const late = { isPending: true, hasOtherOpen: true }
  expect(transition('abandoned', 'succeeded', late).effect).toBe('return-money')
  expect(transition('asking', 'succeeded', late).effect).toBe('settle')
})

test('the same finding a second time has no effect, except that a challenge is canceled again', () => {
  for (const { state, finding, surroundings } of all) {
    const first = transition(state, finding, surroundings)
    const later = { ...surroundings, isPending: surroundings.isPending && first.effect !== 'settle' }
    const second = transition(first.state, finding, later)
    expect(second.state).toBe(first.state)
    if (first.effect !== 'cancel') expect(second.effect).toBe<Effect>('none')
  }
})

test('nothing opens an attempt again', () => {
  for (const { state, finding, surroundings } of all)
    if (!isOpen(state)) expect(isOpen(transition(state, finding, surroundings).state)).toBe(false)
})

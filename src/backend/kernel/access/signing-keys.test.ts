import { describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '#domain/time/durations.ts'
import { endedKeys, signingKeyOf } from './signing-keys.ts'

const START = Date.parse('2026-11-02T08:00:00Z')
const keyAt = (kid: string, time: number) => ({ kid, created: new Date(START + time) })
const first = keyAt('first', 0)
const second = keyAt('second', 90 * DAY)
const third = keyAt('third', 180 * DAY)
const at = (time: number) => new Date(START + time)

describe('signing keys', () => {
  test('the first one signs at once, since there is no other', () => {
    expect(signingKeyOf([first], at(0))).toBe(first)
  })

  test('a new one signs an hour after it is published', () => {
    expect(signingKeyOf([second, first], at(90 * DAY + HOUR - 1))).toBe(first)
    expect(signingKeyOf([second, first], at(90 * DAY + HOUR))).toBe(second)
  })

  test('one ends with its last token, and not before', () => {
    const lastToken = 90 * DAY + HOUR + 15 * MINUTE
    expect(endedKeys([second, first], at(lastToken))).toEqual([])
    expect(endedKeys([second, first], at(lastToken + 5 * MINUTE))).toEqual([first])
    expect(endedKeys([third, second], at(180 * DAY))).toEqual([])
    expect(endedKeys([third, second, first], at(180 * DAY))).toEqual([first])
  })
})

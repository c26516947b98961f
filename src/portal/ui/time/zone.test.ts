import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { absoluteTimeText } from './times.ts'
import { chooseZone, clockTime } from './zone.ts'
import { momentOf, startOfDay, zoneName } from './zone-days.ts'

afterEach(() => {
  chooseZone('own')
  vi.unstubAllEnvs()
})

const at = (text: string) => new Date(text)
const CHOICES = ['own', 'account'] as const

/** Makes a zone the chosen one, as the browser's own or as that of the account. */
function useZoneAs(choice: (typeof CHOICES)[number], zone: string): void {
  if (choice === 'own') vi.stubEnv('TZ', zone)
  chooseZone(choice, zone)
}

describe.each(CHOICES)('%s', choice => {
  test.each([
    ['America/New_York', '2026-03-08T06:59:59Z', '2026-03-08T01:59:59Z'],
    ['America/New_York', '2026-03-08T07:00:00Z', '2026-03-08T03:00:00Z'],
    ['America/New_York', '2026-11-01T05:30:00Z', '2026-11-01T01:30:00Z'],
    ['America/New_York', '2026-11-01T06:30:00Z', '2026-11-01T01:30:00Z'],
    ['Asia/Kathmandu', '2026-06-01T18:15:00.250Z', '2026-06-02T00:00:00.250Z'],
    ['Pacific/Kiritimati', '2026-06-01T10:00:00Z', '2026-06-02T00:00:00Z'],
    ['UTC', '2026-06-01T10:00:00Z', '2026-06-01T10:00:00Z'],
  ])('in %s, a clock shows %s as %s', (zone, moment, clock) => {
    useZoneAs(choice, zone)
    expect(clockTime(at(moment))).toEqual(at(clock))
  })

  test.each([
    [
      'an hour that comes twice is the first',
      'America/New_York',
      '2026-11-01T01:30:00Z',
      '2026-11-01T05:30:00Z',
    ],
    ['the hour after it is the only one', 'America/New_York', '2026-11-01T02:00:00Z', '2026-11-01T07:00:00Z'],
    [
      'a time that is left out is the next',
      'America/New_York',
      '2026-03-08T02:00:00Z',
      '2026-03-08T07:00:00Z',
    ],
    ['so is a midnight', 'America/Santiago', '2026-09-06T00:00:00Z', '2026-09-06T04:00:00Z'],
    ['a change by half an hour', 'Australia/Lord_Howe', '2026-04-05T01:45:00Z', '2026-04-04T14:45:00Z'],
  ])('%s', (_, zone, clock, moment) => {
    useZoneAs(choice, zone)
    expect(momentOf(at(clock))).toEqual(at(moment))
  })

  test('the clock goes back to the moment, at any hour of a year', () => {
    useZoneAs(choice, 'Europe/Berlin')
    for (let hour = 0; hour < 365 * 24; hour++) {
      const moment = new Date(Date.UTC(2026, 0, 1, hour))
      const back = momentOf(clockTime(moment))
      // The hour of October that comes twice.
      const isSecond = moment.toISOString() === '2026-10-25T01:00:00.000Z'
      expect(back.getTime()).toBe(moment.getTime() - (isSecond ? 3_600_000 : 0))
    }
  })
})

test('a day begins at midnight of the chosen zone', () => {
  const now = at('2026-03-09T02:00:00Z')
  chooseZone('account', 'America/New_York')
  expect(startOfDay(now)).toEqual(at('2026-03-08T05:00:00Z'))
  expect(startOfDay(now, 7)).toEqual(at('2026-03-01T05:00:00Z'))
  chooseZone('utc')
  expect(startOfDay(now)).toEqual(at('2026-03-09T00:00:00Z'))
})

test('texts follow the choice', () => {
  const moment = at('2026-11-22T23:05:00Z')
  vi.stubEnv('TZ', 'Asia/Tokyo')
  expect([zoneName(), absoluteTimeText(moment)]).toEqual(['Asia/Tokyo', 'November 23, 2026 at 8:05 AM'])
  chooseZone('utc')
  expect([zoneName(), absoluteTimeText(moment)]).toEqual(['UTC', 'November 22, 2026 at 11:05 PM'])
  chooseZone('account', 'America/New_York')
  expect([zoneName(), absoluteTimeText(moment)]).toEqual(['America/New_York', 'November 22, 2026 at 6:05 PM'])
})

describe('what a browser has stored', () => {
  beforeEach(() => void vi.resetModules())
  afterEach(() => vi.unstubAllGlobals())

  test.each([
    ['utc UTC', 'UTC'],
    ['account America/New_York', 'America/New_York'],
    ['account Not/AZone', 'Asia/Tokyo'],
    ['nonsense', 'Asia/Tokyo'],
    [null, 'Asia/Tokyo'],
  ])('%s is %s', async (stored, zone) => {
    vi.stubEnv('TZ', 'Asia/Tokyo')
    vi.stubGlobal('localStorage', { getItem: () => stored })
    const fresh = await import('./zone-days.ts')
    expect(fresh.zoneName()).toBe(zone)
  })
})

import { expect, test } from 'vitest'
import { absoluteTimeText, relativeTimeText } from './times.ts'

const now = new Date('2026-03-10T12:00:00Z')

test.each([
  ['2026-03-10T11:59:31Z', 'just now'],
  ['2026-03-10T11:58:30Z', '1 minute ago'],
  ['2026-03-10T09:00:00Z', '3 hours ago'],
  ['2026-03-09T11:00:00Z', 'yesterday'],
  ['2026-03-12T12:00:00Z', 'in 2 days'],
  ['2026-02-20T12:00:00Z', '2 weeks ago'],
  ['2024-03-01T12:00:00Z', '2 years ago'],
])('%s is %s', (date, text) => {
  expect(relativeTimeText(new Date(date), now)).toBe(text)
})

const lengths = { minute: 60, hour: 3600, day: 86_400, week: 604_800, month: 2_592_000, year: 31_536_000 }
const units = Object.entries(lengths) as [keyof typeof lengths, number][]

test.each(units)('words for a %s are those of Intl', (unit, length) => {
  const words = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })
  for (const count of [-3, -2, -1, 1, 2, 3])
    expect(relativeTimeText(new Date(now.getTime() + count * length * 1000), now)).toBe(
      words.format(count, unit),
    )
})

test('dates and times are those of Intl', () => {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })
  // Intl separates the time from AM and PM by a narrow space, which wraps no line but is in few fonts.
  const plain = (text: string) => text.replace(/\u202f/g, ' ')
  for (let hour = 0; hour < 24 * 400; hour += 7) {
    const date = new Date(Date.UTC(2026, 0, 1, hour, (hour * 13) % 60))
    expect(absoluteTimeText(date)).toBe(plain(format.format(date)))
  }
})

import { expect, test } from 'vitest'
import { hourText, timeText } from './day-text.ts'

const WHOLE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
const HOUR = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric' })

test('times and hours are those of Intl', () => {
  // Intl may separate the time from AM and PM by a narrow space.
  const plain = (text: string) => text.replace(/\u202f/g, ' ')
  for (let hour = 0; hour < 24 * 400; hour += 7) {
    const date = new Date(Date.UTC(2026, 0, 1, hour, (hour * 13) % 60))
    expect(timeText(date)).toBe(plain(WHOLE.format(date)))
    expect(hourText(date.toISOString())).toBe(plain(HOUR.format(date)))
  }
})

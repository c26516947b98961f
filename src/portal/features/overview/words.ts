import { DAY } from './product-usage.ts'

/** "42 days left" on the first day of 42, and "1 day left" on the last. */
export function daysLeft(end: string): string {
  const days = Math.max(0, Math.ceil((Date.parse(end) - Date.now()) / DAY))
  return `${days} ${days === 1 ? 'day' : 'days'} left`
}

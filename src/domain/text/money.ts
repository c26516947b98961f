import { exactAmount } from './amounts.ts'

/** US cents as people read them: $1,234.50. */
export function dollars(cents: number): string {
  const whole = Math.floor(Math.abs(cents) / 100)
  const rest = String(Math.abs(cents) % 100).padStart(2, '0')
  return `${cents < 0 ? '-' : ''}$${exactAmount(whole)}.${rest}`
}

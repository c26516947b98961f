import { exactAmount } from './amounts.ts'

/** US cents as people read them: $1,234.50. */
export function dollars(cents: number): string {
  const whole = Math.floor(Math.abs(cents) / 100)
  const rest = String(Math.abs(cents) % 100).padStart(2, '0')
  return `${cents < 0 ? '-' : ''}$${exactAmount(whole)}.${rest}`
}

/** The cents of an amount in dollars as people type it: 1,234.5 or $1234.50. Undefined if it is none. */
export function centsOf(typed: string): number | undefined {
  const plain = typed.trim().replace('$', '').replaceAll(',', '')
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined
}

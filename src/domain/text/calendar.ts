/**
 * The time a number of calendar months later, in UTC: the same day and time, or the last day of a shorter
 * month.
 */
export function addMonths(moment: Date, months: number): Date {
  const result = new Date(moment)
  result.setUTCDate(1)
  result.setUTCMonth(result.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0)).getUTCDate()
  result.setUTCDate(Math.min(moment.getUTCDate(), lastDay))
  return result
}

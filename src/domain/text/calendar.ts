/**
 * The time a number of calendar months later, in UTC: the same day and time, or the last day of a shorter
 * month. With an anchor day it is on that day instead of the day of the start.
 */
export function addMonths(moment: Date, months: number, anchorDay = moment.getUTCDate()): Date {
  const result = new Date(moment)
  result.setUTCDate(1)
  result.setUTCMonth(result.getUTCMonth() + months)
  result.setUTCDate(dayIn(result, anchorDay))
  return result
}

/** A day of the month of a moment, in UTC, or its last day if it is shorter. */
export function dayIn(moment: Date, day: number): number {
  const lastDay = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 0)).getUTCDate()
  return Math.min(day, lastDay)
}

const DATE_TIME = /^(\d{4})-(\d\d)-(\d\d)[T\s](\d\d):(\d\d):(\d\d)(?:\.(\d+))?(?:Z|([+-]\d\d):?(\d\d)?)$/i

/**
 * The time of a string that the validator accepts as a date-time, which is more than `Date` reads: a space,
 * an offset without minutes, and a leap second, which counts as the second before it.
 */
export function momentOf(text: string): Date {
  const [, year, month, day, hours, minutes, seconds, fraction = '', zoneHours = '0', zoneMinutes = '0'] =
    DATE_TIME.exec(text) ?? []
  const sign = zoneHours.startsWith('-') ? -1 : 1
  const moment = new Date(0)
  moment.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  moment.setUTCHours(
    Number(hours) - Number(zoneHours),
    Number(minutes) - sign * Number(zoneMinutes),
    Math.min(Number(seconds), 59),
    Number(fraction.slice(0, 3).padEnd(3, '0')),
  )
  if (Number.isNaN(moment.getTime())) throw new Error(`${text} is no moment`)
  return moment
}

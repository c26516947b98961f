import { clockTime } from '#portal/ui/time/zone.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const monthDayOf = (clock: Date) => `${MONTHS[clock.getUTCMonth()]} ${clock.getUTCDate()}`
const dayOf = (clock: Date) => `${monthDayOf(clock)}, ${clock.getUTCFullYear()}`

/** "Sep 14", in the chosen time zone, as all of these. */
export const monthDay = (date: Date): string => monthDayOf(clockTime(date))

/** "Sep 14" of a calendar day such as `2027-09-14`, which is the same in every zone. */
export const calendarDayText = (day: string): string => monthDayOf(new Date(`${day.slice(0, 10)}T00:00:00Z`))

/** "Sep 14, 2027". */
export const dayText = (moment: string | Date): string => dayOf(clockTime(new Date(moment)))

/** "Sep 14", with the year if it is another one than this. */
export function shortDay(moment: string | Date): string {
  const clock = clockTime(new Date(moment))
  const isThisYear = clock.getUTCFullYear() === clockTime(new Date()).getUTCFullYear()
  return isThisYear ? monthDayOf(clock) : dayOf(clock)
}

const hourOf = (clock: Date, minutes = '') =>
  `${clock.getUTCHours() % 12 || 12}${minutes} ${clock.getUTCHours() < 12 ? 'AM' : 'PM'}`

/** "Sep 14, 2027, 4:05 PM". */
export function timeText(moment: string | Date): string {
  const clock = clockTime(new Date(moment))
  return `${dayOf(clock)}, ${hourOf(clock, `:${String(clock.getUTCMinutes()).padStart(2, '0')}`)}`
}

/** "Sep 14, 4 PM". */
export function hourText(moment: string | number): string {
  const clock = clockTime(new Date(moment))
  return `${monthDayOf(clock)}, ${hourOf(clock)}`
}

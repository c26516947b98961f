const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** "Sep 14", in the time zone of the reader. */
export const monthDay = (date: Date): string => `${MONTHS[date.getMonth()]} ${date.getDate()}`

/** "Sep 14, 2027", in the time zone of the reader. */
export function dayText(moment: string | Date): string {
  const date = new Date(moment)
  return `${monthDay(date)}, ${date.getFullYear()}`
}

/** "Sep 14", with the year if it is another one than this. */
export function shortDay(moment: string | Date): string {
  const date = new Date(moment)
  return date.getFullYear() === new Date().getFullYear() ? monthDay(date) : dayText(date)
}

const hourOf = (date: Date, minutes = '') =>
  `${date.getHours() % 12 || 12}${minutes} ${date.getHours() < 12 ? 'AM' : 'PM'}`

/** "Sep 14, 2027, 4:05 PM", in the time zone of the reader. */
export function timeText(moment: string | Date): string {
  const date = new Date(moment)
  return `${dayText(date)}, ${hourOf(date, `:${String(date.getMinutes()).padStart(2, '0')}`)}`
}

/** "Sep 14, 4 PM", in the time zone of the reader. */
export function hourText(moment: string | number): string {
  const date = new Date(moment)
  return `${monthDay(date)}, ${hourOf(date)}`
}

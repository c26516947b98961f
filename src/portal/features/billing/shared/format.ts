const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

/** "Nov 15, 2026", in the time zone of the reader. */
export function formatDay(moment: string): string {
  return days.format(new Date(moment))
}

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
const hour = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric' })

/** A moment of the wire, in the time zone of the browser. */
export const formatMoment = (iso: string) => moment.format(new Date(iso))

/** An hour by its first moment, in the time zone of the browser. */
export const formatHour = (iso: string) => hour.format(new Date(iso))

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
const hour = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric' })

/** A moment of the wire, in the zone of whoever looks. */
export const formatMoment = (iso: string) => moment.format(new Date(iso))

/** An hour by its first moment, in the zone of whoever looks. */
export const formatHour = (iso: string) => hour.format(new Date(iso))

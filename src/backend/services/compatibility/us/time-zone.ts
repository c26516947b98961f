/** A time zone of the United States as people name it. */
interface NamedZone {
  /** As `Mountain`. */
  name: string
  /** Hours from UTC in winter. */
  offset: number
  hasSummerTime: boolean
}

/** What was found out, since a formatter takes longer to make than a lookup; as many as there are time zones. */
const known = new Map<string, NamedZone>()

/** The name and the hours of an IANA time zone. */
export function namedZone(zone: string): NamedZone {
  const found = known.get(zone) ?? readZone(zone)
  known.set(zone, found)
  return found
}

const WINTER = Date.UTC(2026, 0, 1)
const SUMMER = Date.UTC(2026, 6, 1)

function readZone(zone: string): NamedZone {
  const textOf = (time: number, style: 'long' | 'longOffset') =>
    new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: style })
      .formatToParts(time)
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const offset = hoursOf(textOf(WINTER, 'longOffset'))
  return {
    // Mountain Standard Time, Hawaii-Aleutian Standard Time
    name: textOf(WINTER, 'long').split(/[ -]/)[0] ?? '',
    offset,
    hasSummerTime: hoursOf(textOf(SUMMER, 'longOffset')) !== offset,
  }
}

/** `GMT-07:00` in hours. */
function hoursOf(text: string): number {
  const [, sign = '+', hours = '0', minutes = '0'] = /^GMT([+-])(\d\d):(\d\d)$/.exec(text) ?? []
  return Number(`${sign}1`) * (Number(hours) + Number(minutes) / 60)
}

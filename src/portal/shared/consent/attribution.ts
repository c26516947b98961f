import { type AttributionParameter, attributionParameters } from '#domain/forms/attribution.ts'
import { allows, forget, isChoiceDue, recordTag, writeCookie } from './consent.ts'

/** Milliseconds that a click id is kept (decision M1; storefront-and-session §9). */
export const CLICK_ID_LIFETIME = 7_776_000_000
/** Milliseconds that the other marketing values are kept: 365 days (decisions M1, M2). */
export const MARKETING_LIFETIME = 31_536_000_000

const CLICK_IDS = 'gatepost-click-ids'
const ATTRIBUTION = 'gatepost-attribution'
const ANALYTICS_ID = 'gatepost-analytics-id'
/** Longer values are no one's campaign. */
const LONGEST_VALUE = 250
/** Anyone can craft a link, and the server rejects a request with more than 8,192 characters of cookies. */
const LONGEST_COOKIE = 1_500

/** A value with the moment of its capture, in milliseconds. */
type Captured = readonly [value: string, when: number]
/** What a visit brought. */
type Touch = Readonly<Record<string, Captured>>
/** The first visit with a value, and the latest one. The same object if there was only one. */
interface Touches {
  first: Touch
  last: Touch
}

/** Where the values of a parameter are kept: by what declines them together, and how long they last. */
const placeOf = ({ category, isClickId }: AttributionParameter) => {
  if (category === 'analytics') return ANALYTICS_ID
  return isClickId ? CLICK_IDS : ATTRIBUTION
}
const lifetimeOf = (place: string) => (place === CLICK_IDS ? CLICK_ID_LIFETIME : MARKETING_LIFETIME)
const places = [CLICK_IDS, ATTRIBUTION, ANALYTICS_ID] as const

/** Returns the page behind a login, where the visit began; empty on other pages. */
const destinationIn = (query: URLSearchParams) => query.get('redirect') ?? ''

/** The parameters of the address, and of the page that a login leads to, as far as the address has no other value. */
function givenParameters(): URLSearchParams {
  const given = new URLSearchParams(location.search)
  const [, query] = splitAddress(destinationIn(given))
  for (const [name, value] of new URLSearchParams(query)) if (!given.has(name)) given.set(name, value)
  return given
}

/** Whether the address says how the visitor came here. */
export function hasAttribution(): boolean {
  const given = givenParameters()
  return attributionParameters.some(({ name }) => given.has(name))
}

/**
 * Keeps what the address says, as far as its categories are allowed, and takes it out of the address. While a choice
 * is due, it stays there, so that a visit that consents later has it. What was declined is taken out unread.
 */
export function captureAttribution(): void {
  if (!hasAttribution()) return
  const given = givenParameters()
  const isDue = isChoiceDue()
  const taken = attributionParameters.filter(({ category }) => allows(category) || !isDue)
  const captured = taken.flatMap(parameter => {
    const value = (given.get(parameter.name) ?? '').replace(/\p{Cc}/gu, '').trim()
    const isKept = value !== '' && value.length <= LONGEST_VALUE && allows(parameter.category)
    return isKept ? [{ ...parameter, value, place: placeOf(parameter) }] : []
  })
  // First, because a listener of the receipt must not find it again.
  if (taken.length > 0) removeFromAddress(taken.map(({ name }) => name))
  for (const place of places) {
    const here = captured.filter(each => each.place === place)
    const [{ category } = {}] = here
    if (!category) continue
    keep(place, Object.fromEntries(here.map(({ name, value }) => [name, value])))
    recordTag({ id: place.replace('gatepost-', ''), category, stores: [place] })
  }
}

/**
 * Returns the fields of a form about how the visitor came here: those of the latest visit that said something, and
 * those of the first one with `first_` where they differ. None without consent.
 */
export function attributionFields(): { name: string; value: string }[] {
  return attributionParameters.flatMap(parameter => {
    if (!allows(parameter.category)) return []
    const { name } = parameter
    const { first, last } = read(placeOf(parameter))
    const [[latest] = [], [earliest] = []] = [last[name], first[name]]
    return [
      ...(latest === undefined ? [] : [{ name, value: latest }]),
      ...(earliest === undefined || earliest === latest ? [] : [{ name: `first_${name}`, value: earliest }]),
    ]
  })
}

/** Deletes what is out of date. */
export function expireAttribution(): void {
  for (const place of places) {
    const { first, last } = read(place)
    if (Object.keys(first).length + Object.keys(last).length === 0) forget(place)
  }
}

/** A visit replaces the latest one as a whole. A value that is kept already keeps its age: it is captured once. */
function keep(key: string, values: Readonly<Record<string, string>>): void {
  const { first, last } = read(key)
  const now = Date.now()
  const touch: Touch = Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const known = last[name]
      return [name, known?.[0] === value ? known : ([value, now] as const)]
    }),
  )
  const kept: Touches = { first: Object.keys(first).length > 0 ? first : touch, last: touch }
  const text = JSON.stringify(kept)
  // As long as the latest of its values.
  const newest = Math.max(...[kept.first, kept.last].flatMap(Object.values<Captured>).map(([, when]) => when))
  const value = encodeURIComponent(text)
  const age = Math.ceil((newest + lifetimeOf(key) - now) / 1000)
  // Too long for a cookie, it is in storage only.
  const cookie = value.length > LONGEST_COOKIE ? `${key}=; Max-Age=0` : `${key}=${value}; Max-Age=${age}`
  writeCookie(`${cookie}; Path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`)
  try {
    localStorage.setItem(key, text)
  } catch {
    // Storage can be blocked; the cookie may not be.
  }
}

/** What is kept and not out of date. */
function read(place: string): Touches {
  try {
    const kept: Partial<Touches> | null = JSON.parse(localStorage.getItem(place) ?? readCookie(place) ?? '{}')
    return { first: fresh(place, kept?.first), last: fresh(place, kept?.last) }
  } catch {
    return { first: {}, last: {} }
  }
}

function fresh(place: string, touch: Touch | undefined): Touch {
  const oldest = Date.now() - lifetimeOf(place)
  return Object.fromEntries(Object.entries(touch ?? {}).filter(([, [, when]]) => when > oldest))
}

function readCookie(name: string): string | undefined {
  const start = `${name}=`
  const found = document.cookie.split('; ').find(each => each.startsWith(start))
  return found && decodeURIComponent(found.slice(start.length))
}

/** Hash, other parameters, and their spelling stay. */
function removeFromAddress(names: readonly string[]): void {
  const { pathname, search, hash } = location
  history.replaceState(history.state, '', withoutParameters(`${pathname}${search}${hash}`, names))
}

function withoutParameters(address: string, names: readonly string[]): string {
  const [path, query, hash] = splitAddress(address)
  const others = query
    .split('&')
    .filter(part => part && !names.some(name => part === name || part.startsWith(`${name}=`)))
    .map(part => {
      const destination = destinationIn(new URLSearchParams(part))
      const rest = withoutParameters(destination, names)
      return rest === destination ? part : `redirect=${encodeURIComponent(rest)}`
    })
  return `${path}${others.length ? `?${others.join('&')}` : ''}${hash}`
}

/** Splits an address into path, query, and hash with its `#`. */
function splitAddress(address: string): [path: string, query: string, hash: string] {
  const [before = '', ...after] = address.split('#')
  const [path = '', ...query] = before.split('?')
  return [path, query.join('?'), after.length ? `#${after.join('#')}` : '']
}

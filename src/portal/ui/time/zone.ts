import { useSyncExternalStore } from 'react'
import { MINUTE } from '#domain/time/durations.ts'

/** In which time zone pages show times: the reader's own, UTC, or the one in which the account counts. */
export type ZoneChoice = 'own' | 'utc' | 'account'

interface Chosen {
  choice: ZoneChoice
  /** IANA name of the account's zone. */
  account: string
}

const KEY = 'zone'
/** Making one takes milliseconds. */
const formats = new Map<string, Intl.DateTimeFormat>()
const watchers = new Set<() => void>()
let chosen = read()

/** The choice of this browser, for all pages of the portal. */
export function useZone(): ZoneChoice {
  return useSyncExternalStore(
    watcher => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    zoneChoice,
    () => 'own',
  )
}

export const zoneChoice = (): ZoneChoice => chosen.choice

/** The choice, with the account's zone. */
export const chosenZone = (): Chosen => chosen

/** Chooses a zone. The account's needs its IANA name, because times are formatted before it could be read. */
export function chooseZone(choice: ZoneChoice, account = chosen.account): void {
  if (choice === chosen.choice && account === chosen.account) return
  chosen = { choice, account }
  for (const watcher of watchers) watcher()
  try {
    if (choice === 'own') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, `${choice} ${account}`)
  } catch {
    // Storage can be blocked. The choice then lasts as long as the page.
  }
}

/** The date whose UTC parts are what a clock in the chosen zone shows at a moment. */
export function clockTime(moment: Date): Date {
  return new Date(moment.getTime() + offsetAt(moment))
}

/** How far the clock of the chosen zone is before UTC, in ms. */
export function offsetAt(moment: Date): number {
  switch (chosen.choice) {
    case 'own':
      return -moment.getTimezoneOffset() * MINUTE
    case 'utc':
      return 0
    case 'account':
      return offsetIn(chosen.account, moment)
  }
}

function offsetIn(timeZone: string, moment: Date): number {
  let format = formats.get(timeZone)
  if (!format) {
    // Swedish dates are ISO 8601 with a space.
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    formats.set(timeZone, format)
  }
  const seconds = Math.floor(moment.getTime() / 1000) * 1000
  return Date.parse(`${format.format(seconds).replace(' ', 'T')}Z`) - seconds
}

function read(): Chosen {
  try {
    const [choice, account = 'UTC'] = localStorage.getItem(KEY)?.split(' ') ?? []
    // Throws for a name that is none.
    if (choice === 'account') offsetIn(account, new Date())
    if (choice === 'utc' || choice === 'account') return { choice, account }
  } catch {
    // Blocked storage, or a damaged entry.
  }
  return { choice: 'own', account: 'UTC' }
}

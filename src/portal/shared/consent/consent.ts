import { type ConsentRegion, regionOf } from './regions.ts'

/** The categories of the consent preferences, as the contract of the forms names them (decision M5). */
export const categories = ['necessary', 'functional', 'analytics', 'advertising'] as const
export type Category = (typeof categories)[number]

/** What a browser allows, as a choice or by default. */
export interface Consent {
  /** The version of the preferences that it is about. */
  version: string
  /** Moment of the choice, or of this page load if there is none (ISO 8601, UTC). */
  when: string
  /** Allowed categories; `necessary` always is. */
  categories: readonly Category[]
  /** `gpc`: no choice, and the browser sends Global Privacy Control. `region-default`: no choice, no signal. */
  how: 'choice' | 'gpc' | 'region-default'
}

/** A script or a pixel that ran, and what it stores. */
export interface Tag {
  id: string
  category: Category
  /** Where it sends or loads something, if not only to this site. */
  host?: string
  /** Names of cookies and storage entries. They are deleted when the category is declined. */
  stores: readonly string[]
  /** Ends it on the open page once its category is declined. Without it, a tag with a host reloads the page. */
  stop?: () => void
}

/** A tag in the receipt, with its first and latest run. */
export interface RecordedTag extends Omit<Tag, 'stop'> {
  first: string
  last: string
  /** When what it stored was deleted, if that was after its latest run. */
  deleted?: string
}

/** The day of the last change of the preferences. A choice of another version is asked for again. */
export const PREFERENCES_VERSION = '2026-11-25'
/** Where choice and receipt are kept, for all tabs. */
export const CONSENT_KEY = 'gatepost-consent'

interface Kept {
  choice?: Omit<Consent, 'how'>
  tags: readonly RecordedTag[]
}

const listeners = new Set<() => void>()
/** For a browser that blocks storage: as long as the page is open. */
let inMemory: Kept = { tags: [] }
const running = new Map<string, Tag>()
const opened = new Date().toISOString()

/** Returns the choice of this person for the current version; undefined if they have not made one. */
export function readConsent(): Consent | undefined {
  const { choice } = read()
  if (choice?.version !== PREFERENCES_VERSION) return undefined
  return { ...choice, categories: withSignal(choice.categories), how: 'choice' }
}

/** Returns what applies now: the choice, or what the signal of the browser and the law of the region say. */
export function activeConsent(): Consent {
  return readConsent() ?? defaultConsent()
}

/** Whether a category may store or load something now. */
export function allows(category: Category): boolean {
  return category === 'necessary' || activeConsent().categories.includes(category)
}

/** Calls back after each change, in this tab or another one. Returns a function that stops it. */
export function onConsentChange(listener: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    // Without a key, everything was cleared.
    if (key === CONSENT_KEY || key === null) listener()
  }
  listeners.add(listener)
  addEventListener('storage', listen)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listen)
  }
}

/** Keeps a choice. `necessary` is always part of it. */
export function saveConsent(chosen: readonly Category[]): void {
  const allowed = categories.filter(each => each === 'necessary' || chosen.includes(each))
  const choice = { version: PREFERENCES_VERSION, when: new Date().toISOString(), categories: allowed }
  write({ ...read(), choice })
  for (const listener of listeners) listener()
}

/** Declines all that can be declined. What it had stored is deleted, and what runs on an open page ends. */
export function withdrawConsent(): void {
  saveConsent([])
}

/** Writes a tag that runs into the receipt. Call it when the tag starts, and only if its category is allowed. */
export function recordTag(tag: Tag): void {
  const { stop: _stop, ...entry } = tag
  running.set(tag.id, tag)
  const now = new Date().toISOString()
  const kept = read()
  const first = kept.tags.find(({ id }) => id === tag.id)?.first ?? now
  write({ ...kept, tags: [...kept.tags.filter(({ id }) => id !== tag.id), { ...entry, first, last: now }] })
  for (const listener of listeners) listener()
}

/** Returns the tags that have run in this browser. */
export const recordedTags = (): readonly RecordedTag[] => read().tags

/**
 * Deletes what declined tags have stored, and ends those that run on this page. Returns whether one of them can only
 * be ended by loading the page again.
 */
export function enforceConsent(): boolean {
  const kept = read()
  const declined = kept.tags.filter(({ category, deleted }) => !deleted && !allows(category))
  for (const name of declined.flatMap(({ stores }) => stores)) forget(name)
  const ended = [...running.values()].filter(({ category }) => !allows(category))
  for (const { id, stop } of ended) {
    running.delete(id)
    stop?.()
  }
  if (declined.length > 0) {
    const deleted = new Date().toISOString()
    write({ ...kept, tags: kept.tags.map(tag => (declined.includes(tag) ? { ...tag, deleted } : tag)) })
  }
  return ended.some(({ host, stop }) => host !== undefined && !stop)
}

/** Writes a cookie, given as the text of a `Set-Cookie` header. */
export function writeCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is not in all browsers that we support
  document.cookie = text
}

/** Deletes a cookie or a storage entry by its name. */
export function forget(name: string): void {
  writeCookie(`${name}=; Path=/; Max-Age=0`)
  try {
    localStorage.removeItem(name)
    sessionStorage.removeItem(name)
  } catch {
    // Storage can be blocked; then it holds nothing either.
  }
}

/**
 * Whether the browser sends Global Privacy Control: by its property, or by the header `Sec-GPC`, which the server
 * repeats in the page's `Server-Timing`.
 */
export function hasPrivacySignal(): boolean {
  const { globalPrivacyControl } = globalThis.navigator as { globalPrivacyControl?: unknown }
  return globalPrivacyControl === true || serverHint('gpc') !== undefined
}

/** Returns the region of the visitor: as the server says, or by the time zone of the browser. */
export function readRegion(): ConsentRegion {
  return regionOf(serverHint('region'), new Intl.DateTimeFormat().resolvedOptions().timeZone)
}

/** Whether the law of the region wants a choice before anything else is stored, or an earlier choice is out of date. */
export function isChoiceDue(): boolean {
  if (readConsent() || hasPrivacySignal()) return false
  return read().choice !== undefined || readRegion().before === 'necessary'
}

/** Returns what the server says in the header `Server-Timing` of this page. */
export function serverHint(name: string): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.serverTiming?.find(each => each.name === name)?.description
}

/**
 * Without a choice, the signal declines analytics and advertising. What was declined in an earlier version stays
 * declined.
 */
function defaultConsent(): Consent {
  const { choice } = read()
  const isSignaled = hasPrivacySignal()
  const before: readonly Category[] = readRegion().before === 'all' ? categories : ['necessary']
  const allowed = before.filter(
    each =>
      (!choice || choice.categories.includes(each)) &&
      !(isSignaled && (each === 'analytics' || each === 'advertising')),
  )
  return {
    version: PREFERENCES_VERSION,
    when: opened,
    categories: allowed,
    how: isSignaled ? 'gpc' : 'region-default',
  }
}

/** While the browser sends the signal, no choice turns advertising on. */
function withSignal(chosen: readonly Category[]): readonly Category[] {
  return chosen.includes('advertising') && hasPrivacySignal()
    ? chosen.filter(each => each !== 'advertising')
    : chosen
}

function read(): Kept {
  try {
    const text = localStorage.getItem(CONSENT_KEY)
    return text === null ? inMemory : readText(text)
  } catch {
    return inMemory
  }
}

/** Storage is untrusted: what does not look like a choice counts as none. */
function readText(text: string): Kept {
  const kept: { choice?: Partial<Consent>; tags?: unknown } | null = JSON.parse(text)
  const tags = (Array.isArray(kept?.tags) ? kept.tags : []) as readonly RecordedTag[]
  const { version, when, categories: chosen } = kept?.choice ?? {}
  if (typeof version !== 'string' || typeof when !== 'string' || !Array.isArray(chosen)) return { tags }
  const allowed = categories.filter(each => each === 'necessary' || chosen.includes(each))
  return { choice: { version, when, categories: allowed }, tags }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(kept))
    inMemory = { tags: [] }
  } catch {
    inMemory = kept
  }
}

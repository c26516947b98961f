import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page, Request, Response } from '@playwright/test'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { hasCardNumber, hasValue, typedCardOf } from './card-scan.ts'
import { findLeaks, type Place, type Secret, secretFields, secretsIn } from './leak-scan.ts'

/** The notes of this run, in its folder while the run lasts. */
const folder = process.env.E2E_DATA ?? ''
export const SERVER_LOG = join(folder, 'server.log')
const SECRETS = join(folder, 'secrets.jsonl')
const LEAKS = join(folder, 'leaks.txt')

const FIELDS = secretFields()
/** What this worker has seen, by value. */
const seen = new Map<string, Secret>()

/** Every secret that the browsers of this run have sent or received so far, across all workers. */
export function watchedSecrets(): Secret[] {
  const lines = readFileSync(SECRETS, 'utf8').split('\n').filter(Boolean)
  return lines.map(line => JSON.parse(line))
}

/** Keeps what a test has found until the end of the run, even if its second attempt finds nothing. */
export function keepLeaks(title: string, leaks: readonly string[]): void {
  for (const leak of leaks) appendFileSync(LEAKS, `${title}: ${leak}\n`)
}

/** What the tests of this run have found, in any attempt. */
export function keptLeaks(): string[] {
  return existsSync(LEAKS) ? readFileSync(LEAKS, 'utf8').split('\n').filter(Boolean) : []
}

/** Adds secrets to this run that no page has sent or received. */
export function note(secrets: readonly Secret[]): void {
  for (const secret of secrets) {
    if (!secret.value || seen.has(secret.value)) continue
    seen.set(secret.value, secret)
    appendFileSync(SECRETS, `${JSON.stringify(secret)}\n`, { mode: 0o600 })
  }
}

/**
 * Records the secrets that every context of a browser sends and receives, until it is stopped. Then, and
 * whenever a context closes, it looks for them where a script of the page could read them. Returns a function
 * that stops the recording and returns what was found.
 */
export function watchBrowser(browser: Browser): () => Promise<string[]> {
  const leaks: string[] = []
  const watched = new Map<BrowserContext, () => Promise<string[]>>()
  const open = browser.newContext
  const watch = (context: BrowserContext) => {
    const end = watchContext(context)
    watched.set(context, end)
    const close = context.close
    context.close = async options => {
      if (watched.delete(context)) leaks.push(...(await end()))
      await close.call(context, options)
    }
  }
  browser.contexts().forEach(watch)
  browser.newContext = async options => {
    const context = await open.call(browser, options)
    watch(context)
    return context
  }
  return async () => {
    browser.newContext = open
    for (const [context, end] of watched) {
      watched.delete(context)
      leaks.push(...(await end()))
    }
    return leaks
  }
}

function watchContext(context: BrowserContext): () => Promise<string[]> {
  const reading: Promise<void>[] = []
  const cards = new Set<string>()
  const onRequest = (request: Request) => {
    noteRequest(request)
    const leak = cardIn(request)
    if (leak) cards.add(leak)
  }
  const onResponse = (response: Response) => void reading.push(noteResponse(response))
  context.on('request', onRequest).on('response', onResponse)
  return async () => {
    context.off('request', onRequest).off('response', onResponse)
    await within<unknown>(Promise.all(reading), undefined)
    const places = await Promise.all(context.pages().map(page => within(placesOf(page), [])))
    return [...cards, ...findLeaks(seen.values(), places.flat())]
  }
}

/** The body of a response whose page has closed never arrives. This is the longest wait for one. */
const LONGEST_WAIT = scaledTimeout(1_500)

async function within<T>(wanted: Promise<T>, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<T>(resolve => {
    timer = setTimeout(resolve, LONGEST_WAIT, otherwise)
  })
  return Promise.race([wanted, limit]).finally(() => clearTimeout(timer))
}

/** Where our pages and services are; the vendor's form is elsewhere. */
const OWN_ORIGIN = `http://localhost:${process.env.E2E_PORT}`
/** The security codes that tests type: short, but nothing else of a run is these digits alone. */
const CODES = new Set(['737', '7373'])

/**
 * What of a card is in a request that does not go to the vendor, which alone may have it. What the vendor gets
 * is noted, and looked for in all that the run leaves behind.
 */
function cardIn(request: Request): string | undefined {
  const { origin, pathname, searchParams } = new URL(request.url())
  const body = request.postData() ?? ''
  const read = parse(body)
  const typed = origin === OWN_ORIGIN || pathname !== '/tokens' ? undefined : typedCardOf(read)
  if (typed) {
    note([{ name: 'card number', value: typed.number }])
    const isKnown = CODES.has(typed.cvv) || !/^\d{3,4}$/.test(typed.cvv)
    return isKnown ? undefined : 'a security code other than 737, which the end of the run does not look for'
  }
  const where = `a request to ${pathname}`
  if (hasCardNumber(`${request.url()}\n${body}`)) return `card number in ${where}`
  const isCode = hasValue([read, ...searchParams.values()], CODES)
  return isCode ? `security code in ${where}` : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // What is no JSON has no fields.
    return undefined
  }
}

const isOfOperation = (url: string) => new URL(url).pathname.startsWith('/api/')

function noteRequest(request: Request): void {
  if (!isOfOperation(request.url())) return
  note(secretsIn(Object.fromEntries(new URL(request.url()).searchParams), FIELDS))
  try {
    note(secretsIn(request.postDataJSON(), FIELDS))
  } catch {
    // A body that is not JSON has no fields.
  }
}

/** A response that nothing awaited is gone with its page, so no script could read it either. */
async function noteResponse(response: Response): Promise<void> {
  if (!isOfOperation(response.url())) return
  const cookies = await response.headerValues('set-cookie').catch(() => [])
  for (const cookie of cookies) {
    const [, name = '', value = ''] = /^([\w-]+)=([\w-]{20,});/.exec(cookie) ?? []
    note([{ name: `cookie ${name}`, value }])
  }
  note(secretsIn(await response.json().catch(() => null), FIELDS))
}

/** Everything that a script of a page could read later on. */
async function placesOf(page: Page): Promise<Place[]> {
  if (!page.url().startsWith('http')) return []
  const texts = await page
    .evaluate(async () => {
      const names = 'caches' in window ? await caches.keys() : []
      const kept = names.filter(name => !name.startsWith('gatepost-files')).map(name => caches.open(name))
      const entries = await Promise.all(kept.map(async cache => (await cache).matchAll()))
      return {
        localStorage: Object.entries(localStorage).join('\n'),
        sessionStorage: Object.entries(sessionStorage).join('\n'),
        'document.cookie': document.cookie,
        'history.state': JSON.stringify(history.state),
        'the address': location.href,
        'the caches': (await Promise.all(entries.flat().map(entry => entry.text()))).join('\n'),
      }
    })
    // A page that is navigating has no storage to search.
    .catch(() => ({}))
  return Object.entries(texts).map(([name, text]) => ({ name, text: String(text) }))
}

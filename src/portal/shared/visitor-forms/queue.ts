import { ApiError } from '#portal/api/errors/errors.ts'
import { deliver, type Post, type Unsent } from './deliver.ts'
import { UNSENT_KEY } from './unsent-key.ts'

/** What no one has answered within this time, in milliseconds, is forgotten (decision U16). */
const LIFETIME = 7 * 24 * 60 * 60_000
/** Attempts while there is a network, before only the fallback is left. */
const ATTEMPTS = 4
/** Milliseconds between attempts of one page; the network's return and the next page begin anew. */
const WAITS = [2_000, 10_000, 60_000]

interface Kept extends Unsent {
  /** Moment, in milliseconds. */
  kept: number
  attempts: number
}

/** For a browser without storage, or a full one: as long as the page is open. */
let inMemory: Kept[] = []
const listeners = new Set<(key: string) => void>()

/** Calls back with the key of a submission once it has been taken, in this tab or in another one. */
export function onSent(listener: (key: string) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Keeps a submission that got no response, and sends it as soon as that is possible. */
export function keepUnsent(unsent: Unsent, post: Post): void {
  write([...readAll().filter(({ key }) => key !== unsent.key), { ...unsent, kept: Date.now(), attempts: 0 }])
  startQueue(post)
}

/** What posts, since the first start. */
let latest: Post | undefined

/** Sends what is kept: now, when the network returns, and a few times more. Never in a loop. */
export function startQueue(post: Post): void {
  if (!latest) addEventListener('online', () => latest && void tryInTurn(latest))
  latest = post
  void tryInTurn(post)
}

let turn = 0

async function tryInTurn(post: Post): Promise<void> {
  const mine = ++turn
  for (const wait of WAITS) {
    await sendKept(post)
    if (readAll().length === 0) return
    await new Promise(resolve => setTimeout(resolve, wait))
    // The network has returned in the meantime, which began anew.
    if (mine !== turn || !navigator.onLine) return
  }
  await sendKept(post)
}

/** Sends each once, if no other tab is doing that. */
async function sendKept(post: Post): Promise<void> {
  if (!navigator.onLine) return
  await navigator.locks.request(UNSENT_KEY, { ifAvailable: true }, async lock => {
    if (!lock) return
    for (const kept of readAll()) await sendOne(kept, post)
  })
}

async function sendOne(kept: Kept, post: Post): Promise<void> {
  try {
    const delivery = await deliver(kept, post)
    if (delivery.kind === 'taken') return finish(kept)
    const attempts = kept.attempts + 1
    const { failure = attempts >= ATTEMPTS ? `${kept.form}: network` : undefined } = delivery.unsent
    replace({ ...kept, attempts, ...(failure !== undefined && { failure }) })
  } catch (error) {
    if (!(error instanceof ApiError) || error.statusCode === 429) return
    // The visitor is no longer there to correct anything. What the fallback rejects is lost.
    if (kept.failure === undefined)
      await sendOne({ ...kept, failure: `${kept.form}: ${error.statusCode} ${error.name}` }, post)
    else write(readAll().filter(({ key }) => key !== kept.key))
  }
}

function finish({ key }: Kept): void {
  write(readAll().filter(other => other.key !== key))
  for (const listener of listeners) listener(key)
}

function replace(changed: Kept): void {
  write(readAll().map(kept => (kept.key === changed.key ? changed : kept)))
}

function readAll(): Kept[] {
  const all = readStored() ?? inMemory
  return all.filter(({ kept }) => Date.now() - kept < LIFETIME)
}

function readStored(): Kept[] | undefined {
  try {
    const text = localStorage.getItem(UNSENT_KEY)
    return text === null && inMemory.length > 0 ? undefined : JSON.parse(text ?? '[]')
  } catch {
    return undefined
  }
}

function write(all: Kept[]): void {
  inMemory = all
  try {
    if (all.length) localStorage.setItem(UNSENT_KEY, JSON.stringify(all))
    else localStorage.removeItem(UNSENT_KEY)
  } catch {
    // Storage is blocked or full; then the page itself has to stay open.
  }
}

import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test'
import type { Operation } from '#domain/contract/operation.ts'
import type { SeededPerson, SeedInput } from '#kernel/dev/seeds.ts'
import { addressOf } from '../lib/pages.ts'
import { signIn } from '../lib/sign-in.ts'

/** Calls an operation as the person of the scene; returns the body of its success response. */
export type Perform = (
  operation: Pick<Operation, 'service' | 'path' | 'method'>,
  input?: { path?: Record<string, string>; body?: unknown },
) => Promise<Record<string, unknown>>

export interface Scene {
  /** Also the name of its screenshots. */
  name: string
  /** What `POST /dev/people` takes for the person who opens the page. Null where no one is logged in. */
  person?: SeedInput | null
  /** Creates the data that the page shows. Its result is passed to `path` and `act`. */
  prepare?: (perform: Perform) => Promise<string>
  path: string | ((prepared: string) => string)
  /** On a deployment with a live chat, whose vendor does this. */
  chat?: 'responds' | 'hangs' | 'fails'
  /** Takes the opened page to the state for the screenshot. */
  action?: (page: Page, prepared: string, perform: Perform) => Promise<unknown>
}

/** The font of pages behind the login comes once they are idle; a picture does not wait for that. */
const SHOW_FONT = `document.documentElement.removeAttribute('data-font'), document.fonts.ready.then(() => {})`

/** Opens the page of a scene as a person of its own, and brings it into its state. */
export async function openStage(
  browser: Browser,
  options: { origin: string; width: number; colorScheme: 'light' | 'dark'; scene: Scene },
): Promise<{ page: Page; close: () => Promise<void> }> {
  const { origin, width, colorScheme, scene } = options
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: 900 },
    colorScheme,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  })
  const entered = scene.person === null ? undefined : await enter(context, origin, scene.person)
  const headers = entered?.headers ?? {}
  const perform = performAs(context.request, origin, headers)
  const prepared = (await scene.prepare?.(perform)) ?? ''
  const page = await context.newPage()
  const path = typeof scene.path === 'string' ? scene.path : scene.path(prepared)
  await page.goto(entered ? addressOf(path, entered.person) : path)
  await page.getByRole('main').waitFor()
  if (scene.action) await scene.action(page, prepared, perform)
  // What the page shows first has come by then; a scene that pictures the waiting brings itself there.
  else {
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
  }
  await page.evaluate(SHOW_FONT)
  return { page, close: () => context.close() }
}

/** Logs in a new person, and returns them with the headers for their calls. */
async function enter(
  context: BrowserContext,
  origin: string,
  person: object = {},
): Promise<{ person: SeededPerson; headers: Record<string, string> }> {
  const made = await context.request.post('/dev/people', { data: person })
  const seeded: SeededPerson = await made.json()
  const { username, password } = seeded
  const session = await signIn(origin, { username, password, secret: seeded.made.secondFactor })
  await context.addCookies([{ ...session.cookie, url: origin }])
  return { person: seeded, headers: session.bearer }
}

function performAs(request: APIRequestContext, origin: string, headers: Record<string, string>): Perform {
  return async ({ service, path, method }, { path: names = {}, body } = {}) => {
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(names[name] ?? ''))
    const answer = await request.fetch(`/api/${service}${filled}`, {
      method,
      headers: { ...headers, origin },
      ...(body !== undefined && { data: body }),
    })
    if (!answer.ok())
      throw new Error(`${method} ${filled} answers ${answer.status()}: ${await answer.text()}`)
    return answer.status() === 204 ? {} : answer.json()
  }
}

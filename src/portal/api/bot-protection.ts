import { getBotProtection } from '#generated/identity/operations/getBotProtection.ts'
import { query } from './call.ts'
import { ApiError } from './errors/errors.ts'
import { lateErrors } from './errors/late-errors.ts'
import { queryClient } from './query-client.ts'

/** The parts of the vendor's script that the portal uses. */
interface Turnstile {
  render(
    place: HTMLElement,
    options: {
      sitekey: string
      action: string
      appearance: 'interaction-only'
      callback: (response: string) => void
      'error-callback': () => void
      'unsupported-callback': () => void
      'timeout-callback': () => void
      'before-interactive-callback': () => void
      'after-interactive-callback': () => void
    },
  ): string
  remove(widget: string): void
}

declare global {
  interface Window {
    turnstile?: Turnstile
  }
}

let script: Promise<void> | undefined

/** Milliseconds for each step of the vendor's that needs no person: its script, and its check. */
const TIME_LIMIT = 12_000

/**
 * Proof that a person is at the keyboard, for one call and one action; undefined where the service requires
 * none. The vendor's widget is in `place` while it works, and is visible only if it needs input. Throws an
 * ApiError when the vendor can't be reached or doesn't finish, which content blockers cause in either form.
 */
export async function obtainBotResponse(action: string, place: HTMLElement): Promise<string | undefined> {
  const { provider, site_key, script_url } = await queryClient.fetchQuery({
    ...query(getBotProtection),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (provider === 'none') return undefined
  if (provider === 'test') return 'pass'
  const message = lateErrors['bot-check-blocked'].replace(
    '{host}',
    new URL(script_url ?? '', location.href).host,
  )
  const blocked = () =>
    new ApiError([{ id: null, name: 'bot-check-blocked', message, fields: [], status: 0 }])
  script ??= load(script_url ?? '', blocked)
  await script.catch(error => {
    // The next submission tries again.
    script = undefined
    throw error
  })
  const { turnstile } = window
  if (!turnstile || !site_key) throw blocked()
  let widget: string | undefined
  let limit: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise<string>((resolve, reject) => {
      const fail = () => reject(blocked())
      const startLimit = () => {
        limit = setTimeout(fail, TIME_LIMIT)
      }
      startLimit()
      widget = turnstile.render(place, {
        sitekey: site_key,
        action,
        appearance: 'interaction-only',
        callback: resolve,
        'error-callback': fail,
        'unsupported-callback': fail,
        'timeout-callback': fail,
        // A person takes the time they need.
        'before-interactive-callback': () => clearTimeout(limit),
        'after-interactive-callback': startLimit,
      })
    })
  } finally {
    clearTimeout(limit)
    // A response is valid once, so each submission has its own widget.
    if (widget !== undefined) turnstile.remove(widget)
  }
}

function load(url: string, blocked: () => ApiError): Promise<void> {
  const element = document.createElement('script')
  const loading = new Promise<void>((resolve, reject) => {
    const fail = () => {
      element.remove()
      reject(blocked())
    }
    const limit = setTimeout(fail, TIME_LIMIT)
    element.addEventListener('load', () => {
      clearTimeout(limit)
      resolve()
    })
    element.addEventListener('error', fail)
  })
  element.src = url
  element.async = true
  document.head.append(element)
  return loading
}

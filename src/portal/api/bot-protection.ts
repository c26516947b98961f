import { getBotProtection } from '#generated/identity/operations.ts'
import { query } from './call.ts'
import { networkError } from './errors/errors.ts'
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

/**
 * Proof that a person is at the keyboard, for one call and one action; undefined where the service requires
 * none. The vendor's widget is in `place` while it works, and is visible only if it needs input. Throws an
 * ApiError when the vendor cannot be reached.
 */
export async function obtainBotResponse(action: string, place: HTMLElement): Promise<string | undefined> {
  const { provider, site_key, script_url } = await queryClient.fetchQuery({
    ...query(getBotProtection),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (provider === 'none') return undefined
  if (provider === 'test') return 'pass'
  script ??= load(script_url ?? '')
  await script.catch(error => {
    // The next submission tries again.
    script = undefined
    throw error
  })
  const { turnstile } = window
  if (!turnstile || !site_key) throw networkError()
  let widget = ''
  try {
    return await new Promise<string>((resolve, reject) => {
      const fail = () => reject(networkError())
      widget = turnstile.render(place, {
        sitekey: site_key,
        action,
        appearance: 'interaction-only',
        callback: resolve,
        'error-callback': fail,
        'unsupported-callback': fail,
      })
    })
  } finally {
    // A response is valid once, so each submission has its own widget.
    if (widget) turnstile.remove(widget)
  }
}

function load(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script')
    element.src = url
    element.async = true
    element.addEventListener('load', () => resolve())
    element.addEventListener('error', () => {
      element.remove()
      reject(networkError())
    })
    document.head.append(element)
  })
}

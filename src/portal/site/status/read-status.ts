export interface Status {
  tone: 'accent' | 'warning' | 'danger'
  label: string
  text: string
}

const READY: Status = { tone: 'accent', label: 'Working', text: 'The API responds and reaches its database.' }
const DISTURBED: Status = {
  tone: 'warning',
  label: 'Disturbed',
  text: 'The API responds, but a part that it depends on doesn’t work as it should.',
}
const NOT_READY: Status = {
  tone: 'warning',
  label: 'Not ready',
  text: 'The API can’t process requests right now. Try again in a few minutes.',
}
const NO_RESPONSE: Status = {
  tone: 'danger',
  label: 'No response',
  text: 'We couldn’t reach the API. Check your internet connection.',
}

/** Returns how the one server that this browser reaches responds right now (`/readyz`), as this browser sees it. */
export async function readStatus(): Promise<Status> {
  try {
    const response = await fetch('/readyz', { cache: 'no-store' })
    if (!response.ok) return NOT_READY
    const { parts = {} }: { parts?: Record<string, string> } = await response.json()
    return Object.values(parts).every(state => state === 'working') ? READY : DISTURBED
  } catch {
    return NO_RESPONSE
  }
}

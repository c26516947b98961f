export interface Status {
  tone: 'accent' | 'warning' | 'danger'
  label: string
  text: string
}

const READY: Status = { tone: 'accent', label: 'Working', text: 'The API responds and reaches its database.' }
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

/** Returns whether the one server that this browser reaches responds right now (`/readyz`), as this browser sees it. */
export async function readStatus(): Promise<Status> {
  try {
    const { ok } = await fetch('/readyz', { cache: 'no-store' })
    return ok ? READY : NOT_READY
  } catch {
    return NO_RESPONSE
  }
}

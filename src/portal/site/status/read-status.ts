export interface Status {
  tone: 'accent' | 'warning' | 'danger'
  label: string
  text: string
}

const READY: Status = { tone: 'accent', label: 'Working', text: 'All services and the database are running.' }
const NOT_READY: Status = {
  tone: 'warning',
  label: 'Not ready',
  text: 'The services can’t process requests right now. This usually takes only a few minutes.',
}
const NO_RESPONSE: Status = {
  tone: 'danger',
  label: 'No response',
  text: 'We couldn’t reach the services. Check your internet connection.',
}

/** Returns whether the services respond right now (`/readyz`), as this browser sees it. */
export async function readStatus(): Promise<Status> {
  try {
    const { ok } = await fetch('/readyz', { cache: 'no-store' })
    return ok ? READY : NOT_READY
  } catch {
    return NO_RESPONSE
  }
}

/** What the server says of itself at `/readyz`; `unreachable` if it says nothing within the time limit. */
export type Readiness = 'ready' | 'limited' | 'unreachable'

const TIME_LIMIT = 10_000

export async function askReadiness(): Promise<Readiness> {
  try {
    const answer = await fetch('/readyz', { cache: 'no-store', signal: AbortSignal.timeout(TIME_LIMIT) })
    // A proxy that finds no server answers as well, but not in these words.
    const { status } = (await answer.json()) as { status?: unknown }
    if (typeof status !== 'string') return 'unreachable'
    return answer.ok ? 'ready' : 'limited'
  } catch {
    return 'unreachable'
  }
}

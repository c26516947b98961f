import type { Replica } from '../../scripts/cluster/cluster.ts'

/** What multiplies all limits where they are measured, so that few calls reach them. */
export const FACTOR = 0.2

export interface MeasuredLimit {
  path: string
  /** Calls of an address in a minute. */
  calls: number
  /** How many more pass with this many replicas that count together. */
  over(replicas: number): number
}

/** A limit to the call, and one of which each replica lets less than a fiftieth through unseen. */
export const LIMITS: readonly MeasuredLimit[] = [
  { path: '/api/reporting/status', calls: 240 * FACTOR, over: () => 0 },
  { path: '/', calls: 3000 * FACTOR, over: replicas => replicas * ((3000 * FACTOR) / 50 - 1) },
]

/** Calls under way at each replica. */
const AT_ONCE = 10

let addresses = 0

/** How many calls of an address pass that no one has called from before, which calls all replicas at once. */
export async function countPassing(
  replicas: readonly Replica[],
  { path, calls }: Pick<MeasuredLimit, 'path' | 'calls'>,
): Promise<number> {
  addresses += 1
  const headers = { 'x-forwarded-for': `198.51.100.${addresses}` }
  let passed = 0
  const callAll = async ({ port }: Replica) => {
    // As many as all replicas let through if each counts by itself, and some more.
    let left = calls + AT_ONCE
    const callInTurn = async () => {
      while (left-- > 0) {
        const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
        await response.body?.cancel()
        if (response.ok) passed += 1
        else if (response.status !== 429) throw new Error(`${path}: ${response.status}`)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, callInTurn))
  }
  await Promise.all(replicas.map(callAll))
  return passed
}

import { tooManyRequests } from '../http/problem.ts'

/** Maximum number of calls that wait for one turn. */
const WAITING = 10
/** Maximum wait of a call, in milliseconds. */
const TIMEOUT = 15_000

/** Turns for work that should run one at a time, by its name, within this process only. */
export interface NamedMutexes {
  /**
   * Resolves once every earlier call with this name has ended, in their order. The turn lasts until `ended`
   * is aborted, also by a client that goes away while it waits. Throws 429 when too many already wait, or it
   * takes too long.
   */
  acquire(name: string, ended: AbortSignal): Promise<void>
}

export function createNamedMutexes({ waiting = WAITING, timeout = TIMEOUT } = {}): NamedMutexes {
  /** Calls that wait for their turn. */
  const queues = new Map<string, Set<() => void>>()

  const begin = (name: string, ended: AbortSignal) => {
    const next = () => {
      const queue = queues.get(name)
      const [start] = queue ?? []
      if (start) start()
      else queues.delete(name)
    }
    ended.addEventListener('abort', next, { once: true })
  }

  return {
    async acquire(name, ended) {
      ended.throwIfAborted()
      const queue = queues.get(name)
      if (!queue) {
        queues.set(name, new Set())
        begin(name, ended)
        return
      }
      if (queue.size >= waiting) throw tooManyRequests(timeout)
      await new Promise<void>((resolve, reject) => {
        const leave = () => {
          queue.delete(start)
          clearTimeout(timer)
          ended.removeEventListener('abort', goAway)
        }
        const start = () => {
          leave()
          begin(name, ended)
          resolve()
        }
        const goAway = () => {
          leave()
          reject(ended.reason)
        }
        const timer = setTimeout(() => {
          leave()
          reject(tooManyRequests(timeout))
        }, timeout)
        queue.add(start)
        ended.addEventListener('abort', goAway, { once: true })
      })
    },
  }
}

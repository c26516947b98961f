import { useEffect, useSyncExternalStore } from 'react'
import { origins } from '#portal/api/address.ts'
import { onSessionChange, onSessionEnd } from '#portal/api/session/token.ts'
import type { ListWork, Order, Report } from './engine/list-work.ts'
import type { ListStatus } from './engine/model.ts'

/** The list of one person in one account, as the page uses it: work that a worker does, and its status. */
export interface ListClient extends Work {
  /** Undefined until the worker has looked at what is kept. */
  status: () => ListStatus | undefined
  /** Why the worker cannot work at all; undefined while it can. */
  failure: () => Error | undefined
  subscribe: (listener: () => void) => () => void
}

type Work = {
  readonly [Name in keyof ListWork]: (
    ...argument: Parameters<ListWork[Name]>
  ) => Promise<Awaited<ReturnType<ListWork[Name]>>>
}

let current: { name: string; client: ListClient; end: () => void } | undefined

/**
 * The client for a person and an account. Its worker lives on when the page is left, so that a run continues
 * while the person uses other pages of the portal; it ends with the session.
 */
export function listClient(name: string): ListClient {
  if (current?.name !== name) {
    current?.end()
    current = { name, ...createClient(name) }
  }
  return current.client
}

/** What the client knows, drawn again whenever it changes. */
export function useListStatus(client: ListClient): ListStatus | undefined {
  const status = useSyncExternalStore(client.subscribe, client.status)
  const isRunning = status?.isRunning ?? false
  // A reload ends the run, and the calls under way may be counted in vain.
  useEffect(() => {
    if (!isRunning) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isRunning])
  return status
}

function createClient(name: string): { client: ListClient; end: () => void } {
  const worker = new Worker(new URL('./engine/list-worker.ts', import.meta.url), {
    type: 'module',
    name: JSON.stringify(origins),
  })
  const orders = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>()
  const listeners = new Set<() => void>()
  let [status, last] = [undefined as ListStatus | undefined, 0]
  let failure: Error | undefined

  function order<Value>(work: keyof ListWork, argument?: unknown): Promise<Value> {
    const id = ++last
    if (failure) return Promise.reject(failure)
    worker.postMessage({ id, work, argument } satisfies Order)
    return new Promise<unknown>((resolve, reject) => orders.set(id, { resolve, reject })) as Promise<Value>
  }

  worker.addEventListener('message', ({ data }: MessageEvent<Report>) => {
    if ('status' in data) {
      status = data.status
      for (const listener of listeners) listener()
      return
    }
    const waiting = orders.get(data.id)
    orders.delete(data.id)
    if ('error' in data)
      waiting?.reject(Object.assign(new Error(data.error.message), { name: data.error.name }))
    else waiting?.resolve(data.value)
  })

  // Its script could not be loaded: nothing that was requested will ever be done.
  worker.addEventListener('error', () => {
    failure = new Error('Part of this page couldn’t be loaded. Check your connection, and reload the page.')
    for (const { reject } of orders.values()) reject(failure)
    orders.clear()
    for (const listener of listeners) listener()
  })

  const end = () => {
    for (const stop of stops) stop()
    worker.terminate()
    if (current?.client === client) current = undefined
  }
  // The calls under way finish first, but nothing new is sent for a person who has left.
  const leave = () => void client.stop('paused').finally(end)
  const stops = [onSessionEnd(leave), onSessionChange(leave)]
  const client: ListClient = {
    status: () => status,
    failure: () => failure,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    open: which => order('open', which),
    take: input => order('take', input),
    plan: mapping => order('plan', mapping),
    setRepair: change => order('setRepair', change),
    run: input => order('run', input),
    stop: as => order('stop', as),
    rows: wanted => order('rows', wanted),
    file: () => order('file'),
    report: () => order('report'),
    remove: () => order('remove'),
  }
  // What fails here is shown as the client's failure.
  order('open', name).catch((error: Error) => {
    failure ??= error
    for (const listener of listeners) listener()
  })
  return { client, end }
}

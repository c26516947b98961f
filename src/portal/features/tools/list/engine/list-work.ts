import type { Repair } from '#domain/address-list/list.ts'
import type { Mapping } from '#domain/address-list/mapping.ts'
import { verifyUsAddresses } from '#generated/gateway/operations/verifyUsAddresses.ts'
import { ApiError } from '#portal/api/errors/errors.ts'
import { lookUp, lookupSource } from '#portal/shared/lookups/look-up.ts'
import { type ImportOptions, importList } from './import-list.ts'
import { type BatchState, type FailureOfRun, type ListStatus, type StoredList, totalOf } from './model.ts'
import { createPace } from './pace.ts'
import { fileOf, planOf, reportOf, rowsOf, type Shown } from './read-list.ts'
import { runList } from './run.ts'
import { type ListStore, openStore } from './store.ts'

/** What the page sends: the name of a piece of work, and its argument. */
export interface Order {
  id: number
  work: keyof ListWork
  argument: unknown
}

/** What the worker sends: the state of the list, or how an order ended. */
export type Report =
  | { status: ListStatus }
  | { id: number; value: unknown }
  | { id: number; error: { name: string; message: string } }

/** Milliseconds between two reports of the progress. */
const REPORTS = 250
/** Milliseconds that the rate of a run is the average of. */
const RATE_OVER = 5_000

/** What a page requests from the worker; each returns once it is done. */
export type ListWork = ReturnType<typeof createListWork>

/** Everything that happens to a list, away from the page's own thread. */
export function createListWork(report: (status: ListStatus) => void) {
  let [name, store] = ['', undefined as ListStore | undefined]
  let list: StoredList | null = null
  let states: BatchState[] = []
  let run: { wakes: Set<() => void>; stopsAs: 'paused' | 'canceled' | null; ended: Promise<void> } | undefined
  let pace = createPace()
  let recent: { at: number; results: number }[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function statusNow(): ListStatus {
    const now = Date.now()
    recent = recent.filter(({ at }) => at > now - RATE_OVER)
    const span = Math.max(1_000, now - (recent[0]?.at ?? now))
    const results = recent.reduce((sum, { results }) => sum + results, 0)
    return {
      list,
      ...totalOf(states),
      isRunning: run !== undefined,
      isStopping: run?.stopsAs != null,
      rate: run ? (results * 1000) / span : 0,
      waitsUntil: run && pace.waitsUntil > now ? pace.waitsUntil : 0,
    }
  }

  function reportNow(): void {
    clearTimeout(timer)
    timer = undefined
    report(statusNow())
  }

  /** The page draws each report, so there are few of them. */
  function reportSoon(): void {
    timer ??= setTimeout(reportNow, REPORTS)
  }

  const opened = (): ListStore => {
    if (!store) throw new Error('the store isn’t open')
    return store
  }
  const present = (): StoredList => {
    if (!list) throw new Error('there is no list')
    return list
  }

  async function change(part: Partial<StoredList>): Promise<void> {
    list = { ...present(), ...part, changed: Date.now() }
    await opened().write(list)
    reportNow()
  }

  async function reread(): Promise<void> {
    list = (await opened().read()) ?? null
    states = list ? await opened().states() : []
    reportNow()
  }

  return {
    /** Opens what is kept for a person and an account. */
    async open(which: string): Promise<void> {
      if (name !== which) {
        store?.close()
        store = await openStore(which, Date.now())
        name = which
      }
      if (!run) await reread()
    },

    async take({ file, options }: { file: Blob; options: ImportOptions }): Promise<void> {
      if (run) throw new Error('a list is running')
      list = null
      await importList(opened(), file, options, Date.now())
      await reread()
    },

    /** Maps the columns, and counts what a run would look up. */
    async plan(mapping: Mapping) {
      const plan = await planOf(opened(), present(), mapping)
      if (present().state === 'ready') await change({ mapping })
      return plan
    },

    /** Undoes a repair, or makes it again; only before a run. */
    async setRepair({ repair, isUndone }: { repair: Repair; isUndone: boolean }): Promise<void> {
      if (present().state !== 'ready') return
      const others = present().undone.filter(undone => undone !== repair)
      await change({ undone: isUndone ? [...others, repair] : others })
    },

    /** Runs until everything is looked up, or it is stopped. False if another tab is running this list. */
    async run({ key }: { key: string }): Promise<boolean> {
      if (run) return true
      return navigator.locks.request(`${name} run`, { ifAvailable: true }, async lock => {
        if (!lock) return false
        // Another tab may have got further in the meantime.
        await reread()
        const { promise: ended, resolve: tellEnd } = Promise.withResolvers<void>()
        const stops: NonNullable<typeof run> = { wakes: new Set(), stopsAs: null, ended }
        run = stops
        pace = createPace()
        recent = []
        const ticks = setInterval(reportSoon, 1_000)
        const end: Partial<StoredList> = { state: 'done', failure: null }
        try {
          await change({ state: 'running', failure: null })
          await runList({
            store: opened(),
            states,
            list: present(),
            pace,
            lookUp: async lookups =>
              (await lookUp(verifyUsAddresses, { query: { key }, body: { lookups } })).candidates,
            now: Date.now,
            sleep: ms => sleepUnless(stops, ms),
            source: await lookupSource(),
            isStopped: () => stops.stopsAs !== null,
            onProgress(results) {
              recent.push({ at: Date.now(), results })
              reportSoon()
            },
          })
          if (totalOf(states).waiting > 0) end.state = stops.stopsAs ?? 'paused'
        } catch (error) {
          end.state = 'failed'
          end.failure = failureOf(error)
        } finally {
          clearInterval(ticks)
          run = undefined
          await change(end)
          tellEnd()
        }
        return true
      })
    },

    /** Stops a run once the calls under way have finished, so that no counted lookup is lost. */
    async stop(as: 'paused' | 'canceled'): Promise<void> {
      if (run) {
        run.stopsAs = as
        for (const wake of run.wakes) wake()
        reportNow()
        await run.ended
      } else if (list && list.state !== 'done') await change({ state: as })
    },

    rows: (wanted: { shown: Shown; from: number; count: number }) =>
      rowsOf(opened(), { list: present(), states }, wanted),

    file: () => fileOf(opened(), present()),

    report: () => reportOf(opened(), present()),

    async remove(): Promise<void> {
      await opened().clear()
      await reread()
    },
  }
}

function sleepUnless({ wakes }: { wakes: Set<() => void> }, ms: number): Promise<void> {
  return new Promise(resolve => {
    const wake = () => {
      clearTimeout(timeout)
      wakes.delete(wake)
      resolve()
    }
    const timeout = setTimeout(wake, ms)
    wakes.add(wake)
  })
}

function failureOf(error: unknown): FailureOfRun {
  if (error instanceof ApiError) return { items: error.items, requestId: error.requestId }
  const message = `Your browser couldn’t store the results: ${error instanceof Error ? error.message : String(error)}`
  return { items: [{ id: null, name: 'not-stored', message, fields: [], status: 0 }], requestId: undefined }
}

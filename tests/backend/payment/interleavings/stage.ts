import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from './random.ts'

/** Thrown wherever a process would go on that has died. */
export class Killed extends Error {}

/** One call on its way through a server, which may die under it. */
interface Process {
  name: string
  isDead: boolean
  /** Statements and steps until it dies. */
  left: number
}

/** Who moves when: one at a time and drawn by the seed, or all at once. */
export interface Stage {
  /** Adds someone to what happens. Failures are kept for the end. */
  play(name: string, action: () => Promise<void>): void
  /** A point between two steps, where others can come between. */
  step(label: string): Promise<void>
  /** Sees a statement before it is sent. */
  statement(text: string): void
  /** Runs a call that may die on the way. Undefined if it did. */
  call<T>(name: string, action: () => Promise<T>): Promise<T | undefined>
  /** Runs until everyone is done. */
  run(): Promise<void>
  /** What happened, in order. */
  readonly journal: readonly string[]
  readonly kills: number
}

/** How likely a call dies, and after how many statements and steps at most. */
const DEATH = 0.25
const LONGEST_LIFE = 60
/** Longest pause between two steps where all move at once, in milliseconds. */
const LONGEST_PAUSE = 4

/** Milliseconds without a step after which a run is stuck. */
const STANDSTILL = 30_000

const processes = new AsyncLocalStorage<Process>()

/** For the hooks of servers, which outlive a stage. */
let current: Stage | undefined
export const currentStage = () => current

/** The stage, for what happens in a call that it runs. Lookups of the gateway share transactions, and run next to it. */
export const stageOfCall = () => (processes.getStore() ? current : undefined)

export function createStage(random: Random, { isSerial }: { isSerial: boolean }): Stage {
  const parked: { name: string; wake: () => void }[] = []
  const failures: unknown[] = []
  const journal: string[] = []
  const playing = new Set<Promise<void>>()
  let running = 0
  let kills = 0
  let notify = () => {}

  const live = (process: Process, label: string) => {
    if (!process.isDead && --process.left >= 0) return
    if (!process.isDead) {
      kills += 1
      journal.push(`${process.name} dies: ${label}`)
    }
    process.isDead = true
    throw new Killed(label)
  }

  /** Resolves once someone parks or is done. */
  const moved = () =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('no one moves any more')), STANDSTILL)
      notify = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const stage: Stage = {
    journal,
    get kills() {
      return kills
    },
    play(name, action) {
      running += 1
      const { promise, resolve } = Promise.withResolvers<void>()
      playing.add(promise)
      void (async () => {
        try {
          await stage.step(`${name} begins`)
          await action()
        } catch (error) {
          if (!(error instanceof Killed)) failures.push(error)
        } finally {
          running -= 1
          playing.delete(promise)
          resolve()
          notify()
        }
      })()
    },
    async step(label) {
      const process = processes.getStore()
      if (process?.isDead) throw new Killed(label)
      if (!isSerial) await sleep(random.next() * LONGEST_PAUSE)
      else
        await new Promise<void>(wake => {
          parked.push({ name: `${process?.name ?? ''} ${label}`, wake })
          running -= 1
          notify()
        })
      journal.push(`${process?.name ?? ''} ${label}`)
      if (process) live(process, label)
    },
    statement(text) {
      const process = processes.getStore()
      // What is open when a process dies is rolled back by the database.
      if (process && !text.startsWith('rollback')) live(process, text.slice(0, 80))
    },
    async call(name, action) {
      const left = random.chance(DEATH) ? random.below(LONGEST_LIFE) : Number.POSITIVE_INFINITY
      const process: Process = { name, isDead: false, left }
      const response = await processes.run(process, async () => {
        try {
          return await action()
        } catch (error) {
          if (process.isDead) return undefined
          throw error
        }
      })
      return process.isDead ? undefined : response
    },
    async run() {
      current = stage
      while (playing.size) {
        if (!isSerial) await Promise.race(playing)
        else if (running > 0 || !parked.length) await moved()
        else {
          const [next] = parked.splice(random.below(parked.length), 1)
          running += 1
          next?.wake()
        }
      }
      current = undefined
      if (failures.length) throw failures[0]
    },
  }
  return stage
}

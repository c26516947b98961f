import type { ChildProcess, SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { scaledTimeout } from '../machine-speed.ts'
import { signalGroup, spawnGroup, stopGroup } from './process-group.ts'

/** Milliseconds that a program may take until it is ready. A standby copies the primary first. */
const START_LIMIT = scaledTimeout(90_000)

export interface Program {
  name: string
  /** Of its process, which another start changes. */
  pid(): number
  /** What it has printed last, up to 20,000 characters. */
  output(): string
  /** Ends it at once, with its children and without a chance to tidy up. */
  kill(): Promise<void>
  /** Asks it to end. */
  stop(): Promise<void>
  /** Starts it again after its end, as before but for some variables. */
  start(env?: Record<string, string>): Promise<void>
}

export interface ProgramOptions {
  name: string
  path: string
  parameters: readonly string[]
  options?: SpawnOptions
  env?: Record<string, string | undefined>
  isReady: () => Promise<boolean>
  /** Milliseconds that it may take to end. */
  grace?: number
}

/** Starts a program in the background, and resolves once it is ready. Rejects with what it printed. */
export async function runProgram({
  name,
  path,
  parameters,
  options,
  env,
  isReady,
  grace = 20_000,
}: ProgramOptions): Promise<Program> {
  let child: ChildProcess
  let output = ''
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null

  let variables = env
  async function start(changed: Record<string, string> = {}): Promise<void> {
    variables = { ...variables, ...changed }
    child = spawnGroup(path, parameters, {
      ...options,
      env: { ...process.env, NO_COLOR: undefined, FORCE_COLOR: undefined, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const keep = (chunk: Buffer) => (output = `${output}${chunk}`.slice(-20_000))
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    const deadline = Date.now() + START_LIMIT
    while (!(await isReady())) {
      if (hasEnded() || Date.now() > deadline) throw new Error(`${name} did not start:\n${output}`)
      await sleep(100)
    }
  }
  await start()
  return {
    name,
    pid: () => child.pid ?? 0,
    output: () => output,
    async kill() {
      if (hasEnded()) return
      const closed = once(child, 'exit')
      signalGroup(child, 'SIGKILL')
      await closed
    },
    stop: () => stopGroup(child, grace),
    start,
  }
}

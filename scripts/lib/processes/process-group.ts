import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

const groups = new Set<ChildProcess>()

/** Asks a program to end once the process that started it is gone, as a test that is interrupted is: it gets no chance to. */
const SETPRIV = '/usr/bin/setpriv'
const UNTIL_DEATH = existsSync(SETPRIV) ? [SETPRIV, '--pdeathsig', 'TERM'] : []

/**
 * Starts a program in a separate process group, so that its child processes end with it. All groups end with this
 * process. Where that is killed, on Linux, the programs are asked to end, and what they have started is theirs to end.
 */
export function spawnGroup(program: string, parameters: readonly string[], options: SpawnOptions = {}) {
  const [first = program, ...rest] = [...UNTIL_DEATH, program, ...parameters]
  const child = spawn(first, rest, { ...options, detached: true })
  groups.add(child)
  child.once('exit', () => groups.delete(child))
  child.once('error', () => groups.delete(child))
  return child
}

export function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // Every process of the group has already ended.
  }
}

/** Asks a group to end, and kills it if it has not ended after `grace` milliseconds. */
export async function stopGroup(child: ChildProcess, grace = 5000): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise(resolve => child.once('exit', resolve))
  signalGroup(child, 'SIGTERM')
  const force = setTimeout(() => signalGroup(child, 'SIGKILL'), grace)
  await ended
  clearTimeout(force)
}

process.on('exit', () => {
  for (const child of groups) signalGroup(child, 'SIGKILL')
})

/** Ends this process and all groups on Ctrl-C and similar signals; `before` may clean up first. */
export function endOnSignal(before: () => Promise<void> | void = () => {}): void {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)
    process.once(signal, async () => {
      await before()
      process.exit(code)
    })
}

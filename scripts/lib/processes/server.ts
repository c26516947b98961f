import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { scaledTimeout } from '../machine-speed.ts'
import { freePort } from './free-port.ts'
import { spawnGroup } from './process-group.ts'

export interface RunningServer {
  /** Where it listens, regardless of its public address. */
  origin: string
  child: ChildProcess
  /** What it has printed so far, up to 20,000 characters. */
  output(): string
  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<{ code: number | null; signal: NodeJS.Signals | null }>
}

/** A server that ended instead of listening; the message is what it printed. */
export class ServerEnded extends Error {
  readonly code: number | null
  constructor(code: number | null, output: string) {
    super(output)
    this.code = code
  }
}

/** For servers that share a database, which our test vendor of cards does not. No card is charged: no one listens there. */
export const NO_CARDS = {
  STRIPE_SECRET_KEY: 'sk_test_none',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_none',
  STRIPE_WEBHOOK_SECRET: 'whsec_none',
  STRIPE_API: 'http://127.0.0.1:9',
}

/** Milliseconds that a server may take until it responds. The first start of the demo seeds months of use. */
const START_LIMIT = scaledTimeout(90_000)

/**
 * Starts a server as a separate process on loopback, and waits until its /healthz responds. The port is a
 * free one unless PORT is given. Rejects with ServerEnded.
 */
export async function startServer(
  env: Record<string, string | undefined>,
  program = 'src/backend/main.ts',
  parameters: readonly string[] = [],
): Promise<RunningServer> {
  for (let tries = 3; ; tries--) {
    const port = env.PORT ?? String(await freePort())
    try {
      return await startOn(port, env, [program, ...parameters])
    } catch (error) {
      // Another process took the port between the question and the start.
      const isTaken = error instanceof ServerEnded && error.message.includes('EADDRINUSE')
      if (!isTaken || env.PORT || tries === 1) throw error
    }
  }
}

async function startOn(
  port: string,
  env: Record<string, string | undefined>,
  command: readonly string[],
): Promise<RunningServer> {
  const child = spawnGroup(process.execPath, command, {
    // Node.js warns where both of these are set, as test runners and CI systems do.
    env: {
      ...process.env,
      NO_COLOR: undefined,
      FORCE_COLOR: undefined,
      ...env,
      HOST: '127.0.0.1',
      PORT: port,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const closed = once(child, 'close')
  let output = ''
  // All its output is read, because a full pipe would block it.
  const keep = (chunk: Buffer) => {
    if (output.length < 20_000) output += chunk
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const origin = `http://127.0.0.1:${port}`
  const deadline = Date.now() + START_LIMIT
  while (!(await answers(origin))) {
    if (hasEnded()) {
      await closed
      throw new ServerEnded(child.exitCode, output)
    }
    if (Date.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`${command.join(' ')} does not answer after ${START_LIMIT / 1000} s.\n${output}`)
    }
    await sleep(20)
  }
  return {
    origin,
    child,
    output: () => output,
    async end(signal) {
      if (!hasEnded()) child.kill(signal)
      await closed
      return { code: child.exitCode, signal: child.signalCode }
    },
  }
}

async function answers(origin: string): Promise<boolean> {
  try {
    const response = await fetch(`${origin}/healthz`, { headers: { connection: 'close' } })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { NO_CARDS } from '../../../scripts/lib/processes/server.ts'
import type { ClockMessage } from './server.ts'

/** A server as a process of its own, whose clock the test sets. */
export interface ClockedServer {
  origin: string
  /** Resolves once the process has the time. */
  setTime(time: Date): Promise<void>
  /** Ends it as a machine that loses power. */
  kill(): Promise<void>
}

/** Starts one on a free port of loopback, with the background work of a service. Rejects if it ends instead. */
export async function startClockedServer(
  env: Record<string, string>,
  worksFor?: string,
): Promise<ClockedServer> {
  const program = new URL('./server.ts', import.meta.url)
  const child = fork(program, worksFor === undefined ? [] : [worksFor], {
    // What Vitest runs with is not for it.
    execArgv: [],
    env: {
      ...process.env,
      ...{ APP_ENV: 'test', RATE_LIMIT_FACTOR: '1000', BOT_CHECK: 'none', LOG_LEVEL: 'silent' },
      ...NO_CARDS,
      ...env,
    },
  })
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', message => resolve((message as { port: number }).port))
    child.once('exit', code => reject(new Error(`the server ended with ${code}`)))
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    setTime: time => setTime(child, time.getTime()),
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

function setTime(child: ChildProcess, time: number): Promise<void> {
  return new Promise(resolve => {
    const settle = () => {
      child.off('message', hear)
      child.off('exit', settle)
      resolve()
    }
    const hear = (message: unknown) => {
      if ((message as ClockMessage).time === time) settle()
    }
    child.on('message', hear)
    // One that is killed meanwhile gets no time.
    child.once('exit', settle)
    child.send({ time } satisfies ClockMessage, error => {
      if (error) settle()
    })
  })
}

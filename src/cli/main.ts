import { homedir } from 'node:os'
import { run } from './run.ts'

declare const PACKAGE_VERSION: string

const stop = new AbortController()
// The first signal ends what waits, the second one everything.
process.once('SIGINT', () => stop.abort())
process.once('SIGTERM', () => stop.abort())
// What reads the output may have seen enough, as `head` does.
process.stdout.on('error', error => {
  if ('code' in error && error.code === 'EPIPE') process.exit(0)
  throw error
})

process.exitCode = await run(
  process.argv.slice(2),
  {
    env: process.env,
    home: homedir(),
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    stopped: stop.signal,
    async openPage(address) {
      const { default: open } = await import('open')
      await open(address)
    },
  },
  PACKAGE_VERSION,
)

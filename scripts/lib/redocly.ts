import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const CLI = fileURLToPath(new URL('../../node_modules/@redocly/cli/bin/cli.js', import.meta.url))
const CONFIG = fileURLToPath(new URL('../../redocly.yaml', import.meta.url))

/**
 * What a command of the Redocly CLI prints, under our configuration. It is run as a command because the
 * published library is older than the command and does not know our configuration's `diff` part. Throws when
 * it says nothing.
 */
export function runRedocly([command = '', ...parameters]: readonly string[]): string {
  const run = spawnSync(process.execPath, [CLI, command, '--config', CONFIG, ...parameters], {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  })
  if (!run.stdout) throw new Error(`redocly ${command} did not run:\n${run.stderr}`)
  return run.stdout
}

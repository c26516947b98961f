import { spawnSync } from 'node:child_process'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

interface Problem {
  ruleId: string
  message: string
  location: { source: { ref: string }; pointer: string; start?: { line: number; col: number } }[]
}

const CLI = fileURLToPath(new URL('../../node_modules/@redocly/cli/bin/cli.js', import.meta.url))
const CONFIG = fileURLToPath(new URL('../../redocly.yaml', import.meta.url))

/**
 * The linter's findings. It is run as a command because the published library is older than the command and
 * does not know our configuration's `diff` part. A warning counts as much as an error.
 */
export function lintWithRedocly(services: readonly string[], root: string): string[] {
  const entries = services.map(service => resolve(join(root, service, 'openapi.yaml')))
  const run = spawnSync(
    process.execPath,
    [CLI, 'lint', '--config', CONFIG, '--format=json', '--max-problems=500', ...entries],
    {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  )
  // One report for each entry, written one after the other.
  const reports = run.stdout.split(/(?<=^\})(?=\{$)/m).filter(text => text.trim())
  if (reports.length !== services.length)
    throw new Error(`redocly lint did not run:\n${run.stdout}${run.stderr}`)
  const lines = reports.flatMap(text => (JSON.parse(text) as { problems: Problem[] }).problems.map(describe))
  // What several services share is reported for each of them.
  return [...new Set(lines)]
}

/** `file:line:column pointer rule: message` */
function describe({ ruleId, message, location: [location] }: Problem): string {
  const file = location ? relative(process.cwd(), resolve(location.source.ref)) : ''
  const line = location?.start ? `:${location.start.line}:${location.start.col}` : ''
  return `${file}${line} ${location?.pointer ?? ''} ${ruleId}: ${message}`
}

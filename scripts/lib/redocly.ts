import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const CLI = fileURLToPath(new URL('../../node_modules/@redocly/cli/bin/cli.js', import.meta.url))
const CONFIG = fileURLToPath(new URL('../../redocly.yaml', import.meta.url))
const run = promisify(execFile)

/** What the linter finds. */
export interface RedoclyProblem {
  ruleId: string
  message: string
  severity: 'error' | 'warn'
  location: { source: { ref: string }; pointer: string; start?: { line: number; col: number } }[]
}

/**
 * The output of a Redocly CLI command with our configuration, or another one. It runs as a command because the
 * published library is older than the command, does not support our configuration's `diff` part and cannot
 * compare. The command also fails when it has findings, so this throws only when it fails without output.
 */
export async function runRedocly(
  [command = '', ...parameters]: readonly string[],
  config = CONFIG,
): Promise<string> {
  const options = {
    maxBuffer: 512 * 1024 * 1024,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  }
  try {
    return (await run(process.execPath, [CLI, command, '--config', config, ...parameters], options)).stdout
  } catch (error) {
    const { stdout, stderr, message } = error as { stdout?: string; stderr?: string; message: string }
    if (stdout) return stdout
    throw new Error(`redocly ${command} did not run:\n${stderr || message}`)
  }
}

/** What the linter finds in each of some files. */
export async function lintFiles(files: readonly string[], config?: string): Promise<RedoclyProblem[][]> {
  const output = await runRedocly(['lint', '--format=json', '--max-problems=500', ...files], config)
  // One report per file, written in sequence.
  const reports = output.split(/(?<=^\})(?=\{$)/m).filter(text => text.trim())
  if (reports.length !== files.length) throw new Error(`redocly lint did not run:\n${output}`)
  return reports.map(text => (JSON.parse(text) as { problems: RedoclyProblem[] }).problems)
}

import { join, relative, resolve } from 'node:path'
import { runRedocly } from '../lib/redocly.ts'

interface Problem {
  ruleId: string
  message: string
  location: { source: { ref: string }; pointer: string; start?: { line: number; col: number } }[]
}

/** The linter's findings. A warning counts as much as an error. */
export async function lintWithRedocly(services: readonly string[], root: string): Promise<string[]> {
  const entries = services.map(service => resolve(join(root, service, 'openapi.yaml')))
  const output = await runRedocly(['lint', '--format=json', '--max-problems=500', ...entries])
  // One report per entry, written in sequence.
  const reports = output.split(/(?<=^\})(?=\{$)/m).filter(text => text.trim())
  if (reports.length !== services.length) throw new Error(`redocly lint did not run:\n${output}`)
  const lines = reports.flatMap(text => (JSON.parse(text) as { problems: Problem[] }).problems.map(describe))
  // A shared file is reported once for each service that uses it.
  return [...new Set(lines)]
}

/** `file:line:column pointer rule: message` */
function describe({ ruleId, message, location: [location] }: Problem): string {
  const file = location ? relative(process.cwd(), resolve(location.source.ref)) : ''
  const line = location?.start ? `:${location.start.line}:${location.start.col}` : ''
  return `${file}${line} ${location?.pointer ?? ''} ${ruleId}: ${message}`
}

/**
 * npm run score: how easy each contract is to build on, from 0 to 100, by the linter's own measure.
 * `openapi/README.md` says which part is lowest and why.
 */
import { join } from 'node:path'
import { CONTRACTS, findServices } from './generate/services.ts'
import { runRedocly } from './lib/redocly.ts'

interface Score {
  agentReadiness: number
  subscores: Record<string, number>
}

const rows: Record<string, { score: number; lowest: string }> = {}
for (const service of findServices()) {
  const output = await runRedocly(['score', join(CONTRACTS, service, 'openapi.yaml'), '--format=json'])
  const { agentReadiness, subscores }: Score = JSON.parse(output.slice(output.indexOf('{')))
  const [lowest] = Object.entries(subscores).toSorted(([, a], [, b]) => a - b)
  const [name, value] = lowest ?? ['', 0]
  rows[service] = { score: agentReadiness, lowest: `${name} ${Math.round(value * 100)}` }
}
console.table(rows)

/**
 * npm run score: how easy each contract is to build on, from 0 to 100, by the linter's own measure.
 * `openapi/README.md` says what the lowest part is and why.
 */
import { join } from 'node:path'
import { CONTRACTS, findServices } from './generate/services.ts'
import { runRedocly } from './lib/redocly.ts'

interface Score {
  agentReadiness: number
  subscores: Record<string, number>
}

const rows = findServices().map(service => {
  const run = runRedocly(['score', join(CONTRACTS, service, 'openapi.yaml'), '--format=json'])
  const { agentReadiness, subscores }: Score = JSON.parse(run.slice(run.indexOf('{')))
  const [lowest] = Object.entries(subscores).toSorted(([, a], [, b]) => a - b)
  const [name, value] = lowest ?? ['', 0]
  return { service, score: agentReadiness, lowest: `${name} ${Math.round(value * 100)}` }
})
console.table(Object.fromEntries(rows.map(({ service, ...row }) => [service, row])))

/**
 * npm run bench [-- --only pages|search|tools|server|gateway|usage|load|list|scim|addresses] [--runs 5] [--http1] [--origin http://localhost:3000]
 *
 * Measures pages, the search of the site, the tools of the contracts (generation, lint, change report, review site),
 * server, lookup gateway, usage reports, heavy calls with the memory of the server, long lists, provisioning by SCIM,
 * and lists of addresses against budgets. Prints tables and writes bench-results/bench.json. Exits with code 1 when a budget is exceeded, and
 * when a tool fails.
 * With --origin, measures the pages of a running server (--username and --password log in there). With --http1,
 * measures the pages over HTTP/1.1 too, for comparison.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { DEMO_LOGIN } from '#backend/dev/demo.ts'
import { buildIfChanged } from '../lib/portal-build.mjs'
import { endOnSignal } from '../lib/processes/process-group.ts'
import { startServer } from '../lib/processes/server.ts'
import { type Session, signIn } from '../lib/sign-in.ts'
import { measureAddressList } from './address-list.ts'
import { REFERENCES } from './budgets.ts'
import { holds, printChecks } from './checks.ts'
import { measureContractTools, printTools } from './contract-tools.ts'
import { weighDocuments } from './document-weights.ts'
import { measureGateway } from './gateway.ts'
import { type ListResult, measureList } from './list.ts'
import { measureLoad } from './load.ts'
import { longLists } from './long-lists.ts'
import { measurePages, type PagesResult } from './pages.ts'
import {
  printAddressList,
  printGateway,
  printList,
  printLoad,
  printPages,
  printScim,
  printSiteSearch,
  printThroughput,
  printUsage,
  printWeights,
} from './report.ts'
import { measureScim } from './scim.ts'
import { measureSiteSearch } from './site-search.ts'
import { measureThroughput } from './throughput.ts'
import { measureUsage } from './usage.ts'

const PARTS = ['pages', 'search', 'tools', 'server', 'gateway', 'usage', 'load', 'list', 'scim', 'addresses']
const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: PARTS },
    runs: { type: 'string', default: '5' },
    http1: { type: 'boolean', default: false },
    origin: { type: 'string' },
    username: { type: 'string', default: DEMO_LOGIN.username },
    password: { type: 'string', default: DEMO_LOGIN.password },
  },
})
const runs = Number(values.runs)
const unknown = values.only.filter(part => !PARTS.includes(part))
if (unknown.length || !(runs >= 1)) {
  console.error(`--only is ${PARTS.join(', ')}; --runs is a number from 1 on`)
  process.exit(2)
}

endOnSignal()
const parts = values.origin ? ['pages'] : values.only
const pages = parts.includes('pages') ? await pagesPart() : undefined
const weights = parts.includes('pages') && !values.origin ? weighDocuments() : undefined
const search = parts.includes('search') ? await searchPart() : undefined
const tools = parts.includes('tools') ? measureContractTools(Math.min(runs, 3)) : undefined
const server = parts.includes('server') ? await measureThroughput() : undefined
const gateway = parts.includes('gateway') ? await gatewayPart() : undefined
const usage = parts.includes('usage') ? await measureUsage() : undefined
const loads = parts.includes('load') ? await loadPart() : []
const lists = parts.includes('list') ? await listPart() : []
const scim = parts.includes('scim') ? await measureScim() : undefined
const addresses = parts.includes('addresses') ? await addressesPart() : undefined

for (const result of pages ?? []) printPages(result)
if (weights) printWeights(weights)
if (search) printSiteSearch(search)
if (tools) printTools(tools)
if (server) printThroughput(server)
if (gateway) printGateway(gateway.results)
if (usage) printUsage(usage)
for (const load of loads) printLoad(load)
for (const list of lists) printList(list)
if (scim) printScim(scim)
if (addresses) printAddressList(addresses)
const checks = [
  ...(pages ?? []).flatMap(result => result.pages.flatMap(page => page.checks)),
  ...(weights?.checks ?? []),
  ...(search?.checks ?? []),
  ...(tools?.checks ?? []),
  ...(server?.checks ?? []),
  ...(gateway?.checks ?? []),
  ...(usage?.checks ?? []),
  ...loads.flatMap(load => load.checks),
  ...lists.flatMap(list => list.checks),
  ...(scim?.checks ?? []),
  ...(addresses?.checks ?? []),
]
printChecks('Budgets', checks)
if (pages) console.log(`For comparison, measured in the same way:\n  ${REFERENCES.join('\n  ')}`)

mkdirSync('bench-results', { recursive: true })
const machine = {
  date: new Date().toISOString(),
  node: process.version,
  processor: cpus()[0]?.model,
  cores: availableParallelism(),
  load: loadavg(),
}
writeFileSync(
  'bench-results/bench.json',
  `${JSON.stringify({ machine, runs, pages, weights, search, tools, server, gateway, usage, loads, lists, scim, addresses, checks }, null, 2)}\n`,
)
process.exit(checks.every(holds) ? 0 : 1)

async function pagesPart(): Promise<PagesResult[]> {
  const login = { username: values.username, password: values.password }
  if (values.origin) return measureAll(values.origin, await signIn(values.origin, login))
  if (buildIfChanged() !== 0) throw new Error('The portal could not be built')
  const folder = mkdtempSync(join(tmpdir(), 'gatepost-bench-'))
  const demo = await startServer({ APP_ENV: 'demo', DATA_DIR: folder, RATE_LIMIT_FACTOR: '10000' })
  try {
    return await measureAll(demo.origin, await signIn(demo.origin, login))
  } finally {
    await demo.end('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Over HTTP/2, which the budgets apply to. */
async function measureAll(origin: string, session: Session): Promise<PagesResult[]> {
  const results = [await measurePages(origin, session, runs, 'HTTP/2')]
  if (values.http1) results.push(await measurePages(origin, session, Math.ceil(runs / 2), 'HTTP/1.1'))
  return results
}

async function searchPart() {
  if (buildIfChanged() !== 0) throw new Error('The portal could not be built')
  return measureSiteSearch()
}

async function gatewayPart() {
  if (buildIfChanged() !== 0) throw new Error('The portal could not be built')
  return measureGateway()
}

async function loadPart() {
  if (buildIfChanged() !== 0) throw new Error('The portal could not be built')
  return measureLoad()
}

async function listPart() {
  if (buildIfChanged() !== 0) throw new Error('The portal could not be built')
  const results: ListResult[] = []
  for (const list of longLists) results.push(await measureList(list))
  return results
}

async function addressesPart() {
  if (buildIfChanged() !== 0) throw new Error('The portal could not be built')
  return measureAddressList()
}

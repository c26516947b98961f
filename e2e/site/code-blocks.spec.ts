import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { type CodeBlock, codeBlocksOf } from '../support/code-blocks.ts'
import { runCurl } from '../support/curl.ts'
import { expect, type Person, test } from '../support/test.ts'

interface ErrorItem {
  id: number | null
  name: string
  message: string
  fields: string[]
  status: number
}

/** Every page of the build, by its path. */
const { pages } = JSON.parse(readFileSync('dist/portal.json', 'utf8')) as { pages: Record<string, string> }

/** The gateway's errors, as the examples of its contract show them. The contract tests provoke each on the server. */
const ofGateway = errorsIn(readJson('generated/gateway/openapi.json')).filter(({ fields }) => !fields.length)
const names = new Set(ofGateway.map(({ name }) => name))

/**
 * What programs may call: the paths of all contracts, up to the first ID, and the contracts themselves. A block of a guide
 * has variables in place of IDs, where its address ends for this test.
 */
const published = new Set(
  readdirSync('generated', { withFileTypes: true }).flatMap(({ name: service }) => {
    const file = `generated/${service}/openapi.json`
    if (!existsSync(file)) return []
    const { paths } = readJson(file) as { paths: object }
    const starts = Object.keys(paths).map(path => `/api/${service}${path.replace(/\{.*/, '')}`)
    return [`/api/${service}`, `/openapi/${service}.json`, ...starts]
  }),
)

/** Guides whose other blocks have a test of their own. */
const GUIDES: Readonly<Record<string, string>> = {
  '/docs/account-api': 'tests/tools/client-packages.test.ts',
  '/docs/autocomplete-widget': 'tests/tools/widget-package.test.ts',
  '/docs/command-line': 'tests/tools/cli/session.test.ts',
  '/docs/configuration': 'e2e/developers/configuration.spec.ts',
  '/docs/lists': 'tests/backend/lists/docs.test.ts',
  '/docs/log-streams': 'tests/backend/webhooks/streams/delivery.test.ts',
  '/docs/mcp': 'tests/tools/mcp-package.test.ts',
  '/docs/no-match': 'tests/backend/gateway/explanations.test.ts',
  '/docs/webhooks': 'tests/backend/webhooks/docs.test.ts',
}

/** Keys that take turns. */
const KEYS = 20

/** Titles of blocks that call nothing, because they prepare a call or go with one. */
const PREPARATIONS = new Set(['In a shell', 'Response headers', 'Verified'])

/** The addresses of this deployment in a program, without their parameters. */
function addressesIn(code: string, origin: string): string[] {
  return code
    .split(origin)
    .slice(1)
    .map(rest => /^[\w./-]*/.exec(rest)?.[0] ?? '')
}

/** The largest plan of each product, whose rate limit no test reaches. The last two are sold by staff alone. */
const planIds = [3064, 3121, 3390, 3412, 3512, 3717, 3823, 3922, 4012, 4113, 4311, 4210]

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

function errorsIn(node: unknown): ErrorItem[] {
  if (typeof node !== 'object' || node === null) return []
  // A schema has an object for each property.
  if ('status' in node && 'fields' in node && Array.isArray(node.fields)) return [node as ErrorItem]
  return Object.values(node).flatMap(errorsIn)
}

/** Read by Node, because Playwright's requests take thirty times as long. */
async function blocksOf(origin: string, path: string): Promise<CodeBlock[]> {
  // Compressing each page for one visit takes longer than all else.
  const response = await fetch(new URL(path, origin), { headers: { 'accept-encoding': 'identity' } })
  if (response.status !== 200) throw new Error(`${path} returned ${response.status}`)
  return codeBlocksOf(await response.text())
}

test('every command of the public pages runs, and every response is the one that the gateway gives', {
  tag: FULL,
}, async ({ request, makePerson, baseURL: origin = '' }) => {
  // It reads every page of the site.
  test.slow()
  const person: Person & { keys: readonly { keyId: string; token?: string }[] } = await makePerson({
    subscriptions: planIds.map(planId => ({ planId, startedDaysAgo: 1 })),
    // The pace of each key is limited, and pages have more commands than one may run in a second.
    keysWithPast: Array.from({ length: KEYS }, (_, at) => ({
      kind: 'secret' as const,
      label: `Server ${at}`,
    })),
  })
  const shells = person.keys.map(({ keyId, token = '' }) => ({
    GATEPOST_KEY_ID: keyId,
    GATEPOST_TOKEN: token,
  }))
  const seen = { commands: 0, responses: 0 }
  const shown = new Set<string>()
  const unknown: string[] = []

  const all = Object.keys(pages).map(async path => ({ path, blocks: await blocksOf(origin, path) }))
  for (const { path, blocks } of await Promise.all(all)) {
    let lastBody: unknown
    // An error that the address APIs word in their own way has two.
    const areTwo = blocks.some(({ title }) => title.endsWith('of the address APIs'))
    for (const { title, code } of blocks) {
      if (code.replace(' --get', '').startsWith(`curl ${origin}/api/gateway/`)) {
        const response = await runCurl(request, code, shells[seen.commands % KEYS] ?? {})
        expect(response.status(), `${path}: ${code}`).toBe(200)
        lastBody = await response.json()
        seen.commands++
      } else if (title === '200 OK') {
        expect(JSON.parse(code), `${path}: the response to the command above it`).toEqual(lastBody)
        seen.responses++
      } else if (/^HTTP [45]\d\d( of the address APIs)?$/.test(title)) {
        const [error, ...more]: ErrorItem[] = JSON.parse(code)
        expect(title.slice(0, 'HTTP 400'.length)).toBe(`HTTP ${error?.status}`)
        expect(more).toEqual([])
        if (error && names.has(error.name) && (title.endsWith('APIs') || !areTwo)) {
          expect(ofGateway, `${path}: an error that the gateway gives`).toContainEqual(error)
          shown.add(JSON.stringify(error))
        }
      } else {
        const addresses = addressesIn(code, origin)
        const calls = path in GUIDES ? addresses.filter(each => /^\/(api|openapi)\//.test(each)) : addresses
        for (const address of calls)
          if (!published.has(address)) unknown.push(`${path}: ${title} calls ${address}`)
        if (addresses.length === 0 && !PREPARATIONS.has(title) && !(path in GUIDES))
          unknown.push(`${path}: ${title}`)
      }
    }
  }
  expect(
    Object.values(GUIDES).filter(test => !existsSync(test)),
    'tests of guides that are gone',
  ).toEqual([])
  expect(unknown, 'blocks of code that this test does not know').toEqual([])
  expect(seen.commands).toBeGreaterThanOrEqual(8)
  expect(seen.responses).toBeGreaterThanOrEqual(8)
  const given = ofGateway.map(error => JSON.stringify(error))
  expect(
    [...new Set(given)].filter(error => !shown.has(error)),
    'errors without a page',
  ).toEqual([])
})

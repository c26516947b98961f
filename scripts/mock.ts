/**
 * npm run mock: serves every service from its contract alone, on one port (PORT, else 4010).
 * `Prefer: code=409, example=key-pending` selects one of the named examples of an operation, and
 * `/dev/answers` lets a browser choose. With `-- --portal`, the mock also serves the built portal; with
 * `-- --steps <file>`, the next calls get what the file says, one after another.
 *
 * npm run mock -- --stateful: serves the services themselves instead, with the demo in memory. The clock stands still at
 * `--at`, and what is random comes from `--seed`, so that two runs of the same calls get the same bytes.
 */
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { DEMO_LOGIN, DEMO_STAFF } from '#backend/dev/demo.ts'
import { bundleServices, operationsOf } from './generate/bundle.ts'
import { readArguments } from './lib/arguments.ts'
import { explained } from './lib/explained.ts'
import type { Step } from './mock/steps.ts'

/** A Thursday at noon, so that reports have weeks on both sides. */
const START = '2026-01-15T12:00:00Z'

const { values } = readArguments({
  options: {
    portal: { type: 'boolean' },
    steps: { type: 'string' },
    stateful: { type: 'boolean' },
    seed: { type: 'string', default: '1' },
    at: { type: 'string', default: START },
  },
})
const port = Number(process.env.PORT ?? 4010)
const portal = values.portal ? resolve('dist') : undefined
if (portal && !existsSync(`${portal}/portal.json`)) fail('no portal in dist/: run npm run build first')
try {
  await (values.stateful ? serveState() : serveExamples())
} catch (error) {
  const { code, port: taken = port } = error as NodeJS.ErrnoException & { port?: number }
  if (code !== 'EADDRINUSE') throw error
  fail(
    `Port ${taken} is taken. Set PORT${values.stateful ? ', or TEST_VENDOR_PORT for the form of cards' : ''}.`,
  )
}

async function serveExamples(): Promise<void> {
  const { buildMockServer } = await import('./mock/server.ts')
  const steps = values.steps === undefined ? [] : await stepsIn(values.steps)
  const made = await explained(() => buildMockServer({ portal, steps, log: console.log }))
  if (!made) process.exit(1)
  const address = await made.value.listen({ port, host: '127.0.0.1' })
  console.log(`mock of all services: ${address}/api/<service>`)
  console.log(`choose what it answers: ${address}/dev/answers`)
}

async function stepsIn(file: string): Promise<Step[]> {
  const { readSteps } = await import('./mock/steps.ts')
  const operations = [...bundleServices().values()].flatMap(operationsOf)
  try {
    return readSteps(
      readFileSync(file, 'utf8'),
      new Set(operations.map(({ operation }) => operation.operationId)),
    )
  } catch (error) {
    return fail(`${file}: ${error instanceof Error ? error.message : error}`)
  }
}

async function serveState(): Promise<void> {
  const at = new Date(values.at)
  if (Number.isNaN(at.getTime())) fail(`--at: no time: ${values.at}`)
  const { startStateful } = await import('#backend/stateful.ts')
  const { url, announced, controls, close } = await startStateful({ seed: values.seed, at, port, portal })
  await controls.save('start')
  const lines = [
    `Gatepost is ready: ${portal ? url : `${url}/api/<service>`}`,
    `  log in as    ${DEMO_LOGIN.username}`,
    `  password     ${DEMO_LOGIN.password}`,
    `  staff login  ${DEMO_STAFF.username}, same password`,
    `  clock        ${controls.now().toISOString()}, stands still; seed ${values.seed}`,
    `  scenarios    ${url}/dev/scenarios`,
    `  emails       ${url}/dev/mailbox`,
    ...announced.map(line => `  ${line}`),
  ]
  console.log(lines.join('\n'))
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().finally(() => process.exit(0)))
}

function fail(reason: string): never {
  console.error(reason)
  process.exit(1)
}

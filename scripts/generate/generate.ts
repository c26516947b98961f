import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleService, operationsOf } from './bundle.ts'
import { emitOperations } from './operations.ts'
import { emitParameters } from './parameters.ts'
import { CONTRACTS } from './services.ts'
import { emitTypes } from './types.ts'
import { emitZod } from './zod.ts'

export interface GeneratedService {
  service: string
  operations: string[]
  /** File contents by name. */
  files: Record<string, string>
  /** Milliseconds spent in the tools (bundler, type and zod generators), and in all. */
  toolTime: number
  totalTime: number
}

/** Generates everything of one service in memory. The same contract gives the same bytes. */
export async function generateService(service: string, root = CONTRACTS): Promise<GeneratedService> {
  const start = performance.now()
  let toolTime = 0
  const timed = async <T>(work: () => Promise<T>): Promise<T> => {
    const from = performance.now()
    const result = await work()
    toolTime += performance.now() - from
    return result
  }
  const document = await timed(async () => bundleService(service, root).document)
  const types = await timed(() => emitTypes(document))
  const zod = await timed(() => emitZod(document))
  const head = `// Generated from ${CONTRACTS}/${service} by npm run generate. Do not edit.\n`
  const files = {
    'openapi.json': `${JSON.stringify(document, null, 2)}\n`,
    'types.ts': `${head}\n${types}`,
    'zod.ts': `${head}\n${zod}`,
    'operations.ts': `${head}\n${emitOperations(service, document)}`,
    'parameters.ts': `${head}\n${emitParameters(document)}`,
  }
  const operations = operationsOf(document).map(({ operation }) => operation.operationId)
  return { service, operations, files, toolTime, totalTime: performance.now() - start }
}

/** An operationId is unique over all services: it names a handle, a query key and a line of the log. */
export function assertUnique(services: readonly GeneratedService[]): void {
  const owners = new Map<string, string>()
  for (const { service, operations } of services)
    for (const id of operations) {
      const owner = owners.get(id)
      if (owner) throw new Error(`operationId ${id} is in ${owner} and in ${service}`)
      owners.set(id, service)
    }
}

export function writeService({ service, files }: GeneratedService, target: string): void {
  const folder = join(target, service)
  mkdirSync(folder, { recursive: true })
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ContractError, ContractFiles } from '../bundle/files.ts'
import { findDuplicateIds } from '../contract/operation-ids.ts'
import { bundleEach, bundleText, type OpenApiDocument, operationsOf } from './bundle.ts'
import type { Emitted, Emitters } from './emitters.ts'
import { emitOperations } from './operations.ts'
import { emitParameters } from './parameters.ts'
import { CONTRACTS, headOf } from './services.ts'

export interface GeneratedService {
  service: string
  operations: string[]
  /** File contents by name, below the folder of the service. */
  files: Record<string, string>
  /** Milliseconds that the type and zod generators took. */
  toolTime: number
}

/**
 * Generates all files of some services in memory. The same contract gives the same bytes. Throws ContractError
 * when a contract can't be read or has an operationId of another service.
 */
export async function generateServices(
  services: readonly string[],
  emitters: Emitters,
  root = CONTRACTS,
): Promise<GeneratedService[]> {
  const files = new ContractFiles()
  const zods = new Map<string, Promise<Emitted>>()
  const bundles = bundleEach(services, root, files, (service, { document }) => {
    // The other thread works while this one continues bundling.
    const zod = emitters.zod(service, document)
    zod.catch(() => undefined)
    zods.set(service, zod)
  })
  const duplicates = findDuplicateIds(bundles, root)
  if (duplicates.length)
    throw new ContractError(
      duplicates.map(({ place, message }) => ({ line: `${files.describe(place)} ${message}` })),
    )
  const made = [...bundles].map(async ([service, { document }]) => {
    const types = await emitters.types(service, document)
    const zod = await (zods.get(service) ?? emitters.zod(service, document))
    return assemble(service, document, types, zod)
  })
  return Promise.all(made)
}

function assemble(
  service: string,
  document: OpenApiDocument,
  types: Emitted,
  zod: Emitted,
): GeneratedService {
  const head = headOf(service)
  const files = {
    'openapi.json': bundleText(document),
    'types.ts': `${head}\n${types.text}`,
    'zod.ts': `${head}\n${zod.text}`,
    ...Object.fromEntries(
      Object.entries({ ...emitParameters(document), ...emitOperations(service, document) }).map(
        ([name, text]) => [name, `${head}\n${text}`],
      ),
    ),
  }
  const operations = operationsOf(document).map(({ operation }) => operation.operationId)
  return { service, operations, files, toolTime: types.time + zod.time }
}

/** Writes only files that changed, so that watchers of the folder do not react to the rest. */
export function writeService({ service, files }: GeneratedService, target: string): void {
  for (const [name, content] of Object.entries(files)) {
    const file = join(target, service, name)
    mkdirSync(dirname(file), { recursive: true })
    writeChanged(file, content)
  }
}

/** Whether a file on disk has this text. */
export const isSame = (file: string, text: string): boolean =>
  existsSync(file) && readFileSync(file, 'utf8') === text

export function writeChanged(file: string, text: string): void {
  if (!isSame(file, text)) writeFileSync(file, text)
}

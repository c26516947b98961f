import { join } from 'node:path'
import { type Finding, locateOperations } from '../contract/document.ts'
import { bundleService, type OpenApiDocument } from '../generate/bundle.ts'
import { CONTRACTS, findServices } from '../generate/services.ts'
import { checkExamples } from './examples.ts'
import { checkExtensions } from './extensions.ts'
import { checkOperations } from './operations.ts'
import { lintWithRedocly } from './redocly.ts'
import { checkSchemas } from './schemas.ts'
import { checkShared, readCommonSchemas } from './shared.ts'

export interface LintReport {
  services: number
  operations: number
  /** `place rule: message`, one line each. */
  lines: string[]
}

/** The linter's rules over the files as written, then ours over the bundled documents. */
export async function lintContracts({
  root = CONTRACTS,
  only = [],
}: {
  root?: string
  only?: string[]
} = {}): Promise<LintReport> {
  const services = findServices(root).filter(name => !only.length || only.includes(name))
  const redocly = await lintWithRedocly(services, root)
  const { operations, lines } = await lintWithOurRules(services, root)
  return { services: services.length, operations, lines: [...redocly, ...lines] }
}

export async function lintWithOurRules(services: readonly string[], root: string) {
  const lines: string[] = []
  const owners = new Map<string, string>()
  const documents = new Map<string, OpenApiDocument>()
  let operations = 0
  for (const service of services) {
    const entry = join(root, service, 'openapi.yaml')
    try {
      const document = await bundleService(service, root)
      documents.set(service, document)
      operations += locateOperations(document).length
      for (const { pointer, rule, message } of [
        ...checkUnique(service, document, owners),
        ...check(document),
      ])
        lines.push(`${entry} ${pointer} ${rule}: ${message}`)
    } catch (error) {
      // What can't be bundled can't be checked any further; the linter has more to say about it.
      lines.push(`${entry} bundle: ${error instanceof Error ? error.message : error}`)
    }
  }
  const common = readCommonSchemas(root)
  for (const { service, pointer, rule, message } of checkShared(documents, common))
    lines.push(`${join(root, service, 'openapi.yaml')} ${pointer} ${rule}: ${message}`)
  return { operations, lines }
}

function check(document: OpenApiDocument): Finding[] {
  return [
    ...checkOperations(document),
    ...checkSchemas(document),
    ...checkExamples(document),
    ...checkExtensions(document),
  ]
}

/** An operationId names a handle, a query key and a line of the log, so it is unique over all services. */
function checkUnique(service: string, document: OpenApiDocument, owners: Map<string, string>): Finding[] {
  return locateOperations(document).flatMap(({ id, pointer }) => {
    const owner = owners.get(id)
    owners.set(id, service)
    return owner ? [{ rule: 'operation-unique', pointer, message: `${id} is in ${owner} as well` }] : []
  })
}

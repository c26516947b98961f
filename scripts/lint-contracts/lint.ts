import { ContractError, ContractFiles } from '../bundle/files.ts'
import { type Finding, locateOperations } from '../contract/document.ts'
import { type Bundle, bundleService, type OpenApiDocument } from '../generate/bundle.ts'
import { CONTRACTS, findServices } from '../generate/services.ts'
import { checkCopies, type PlacedFinding } from './copies.ts'
import { checkExamples } from './examples.ts'
import { checkExtensions } from './extensions.ts'
import { checkOperations } from './operations.ts'
import { lintWithRedocly } from './redocly.ts'
import { checkSchemas } from './schemas.ts'
import { checkShared, readCommonSchemas } from './shared.ts'

export interface LintReport {
  services: number
  operations: number
  /** `file:line:column pointer rule: message`, one line each. */
  lines: string[]
}

/**
 * Our rules over the bundled documents, then the linter's over the files as written. A contract that can't be
 * bundled is told of once: the linter would only say the same of it.
 */
export async function lintContracts({
  root = CONTRACTS,
  only = [],
}: {
  root?: string
  only?: string[]
} = {}): Promise<LintReport> {
  const services = findServices(root).filter(name => !only.length || only.includes(name))
  const { operations, lines, broken } = lintWithOurRules(services, root)
  const whole = services.filter(service => !broken.includes(service))
  const redocly = whole.length ? await lintWithRedocly(whole, root) : []
  return { services: services.length, operations, lines: [...lines, ...redocly] }
}

/** `broken` are the services that can't be bundled. */
export function lintWithOurRules(services: readonly string[], root: string) {
  const files = new ContractFiles()
  const faults: string[] = []
  const findings: PlacedFinding[] = []
  const owners = new Map<string, string>()
  const bundles = new Map<string, Bundle>()
  for (const service of services)
    try {
      bundles.set(service, bundleService(service, root, files))
    } catch (error) {
      if (!(error instanceof ContractError)) throw error
      faults.push(...error.lines)
    }
  for (const [service, { document, placeOf }] of bundles)
    for (const { pointer, rule, message } of [...checkUnique(service, document, owners), ...check(document)])
      findings.push({ place: placeOf(pointer), rule, message })
  const documents = new Map([...bundles].map(([service, { document }]) => [service, document]))
  for (const { service, pointer, rule, message } of checkShared(documents, readCommonSchemas(root, files))) {
    const place = bundles.get(service)?.placeOf(pointer)
    if (place) findings.push({ place, rule, message })
  }
  findings.push(...checkCopies(files, root, services))
  const lines = findings.map(
    ({ place, rule, message }) => `${files.describe(place)} #${place.pointer} ${rule}: ${message}`,
  )
  return {
    operations: [...documents.values()].reduce((sum, each) => sum + locateOperations(each).length, 0),
    // What several operations or services share is found with each of them.
    lines: [...new Set([...faults, ...lines])],
    broken: services.filter(service => !bundles.has(service)),
  }
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

import { ContractError, ContractFiles, type Fault } from '../bundle/files.ts'
import { type Finding, locateOperations } from '../contract/document.ts'
import { findDuplicateIds } from '../contract/operation-ids.ts'
import { type Bundle, bundleService, type OpenApiDocument } from '../generate/bundle.ts'
import { CONTRACTS, findServices } from '../generate/services.ts'
import { checkActivity } from './activity.ts'
import { checkCopies, type PlacedFinding } from './copies.ts'
import { checkDurations } from './durations.ts'
import { checkExamples } from './examples.ts'
import { checkExtensions } from './extensions.ts'
import { checkFigures } from './figures.ts'
import { checkNames } from './names.ts'
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
 * Applies our rules to the bundled documents, then the linter's to the source files. A contract that can't be
 * bundled is reported once: the linter would only repeat it.
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
  const faults: Fault[] = []
  const findings: PlacedFinding[] = []
  const bundles = new Map<string, Bundle>()
  for (const service of services)
    try {
      bundles.set(service, bundleService(service, root, files))
    } catch (error) {
      if (!(error instanceof ContractError)) throw error
      faults.push(...error.faults)
    }
  for (const { document, placeOf } of bundles.values())
    for (const { pointer, rule, message } of check(document))
      findings.push({ place: placeOf(pointer), rule, message })
  for (const duplicate of findDuplicateIds(bundles, root))
    findings.push({ rule: 'operation-unique', ...duplicate })
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
    // A shared node is found once for each operation or service that uses it.
    lines: [...new ContractError(faults).lines, ...new Set(lines)],
    broken: services.filter(service => !bundles.has(service)),
  }
}

function check(document: OpenApiDocument): Finding[] {
  return [
    ...checkOperations(document),
    ...checkFigures(document),
    ...checkDurations(document),
    ...checkSchemas(document),
    ...checkExamples(document),
    ...checkExtensions(document),
    ...checkActivity(document),
    ...checkNames(document),
  ]
}

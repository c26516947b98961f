import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ContractError, ContractFiles } from '../bundle/files.ts'
import { below, nodeAt } from '../contract/pointer.ts'
import { findServices, GENERATED } from '../generate/services.ts'

/**
 * The bundled contract of each service, as a file. Throws a ContractError when one is missing, is not JSON or
 * has a dangling reference. Otherwise the mock would start and fail on those calls.
 */
export function readBundles(
  folder = GENERATED,
  services: readonly string[] = findServices(),
): Map<string, string> {
  const bundles = new Map(services.map(service => [service, join(folder, service, 'openapi.json')]))
  const faults = [...bundles.values()].flatMap(faultsIn)
  if (faults.length) throw new ContractError(faults.map(line => ({ line })))
  return bundles
}

function faultsIn(file: string): string[] {
  if (!existsSync(file)) return [`${file} there is no such file. Run: npm run generate`]
  // Reading a file with its positions takes long, so only faulty files are read that way.
  const files = new ContractFiles()
  let document: unknown
  try {
    document = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    files.read(file)
    return [files.faultOf(file) ?? `${file} is no JSON. Run: npm run generate`]
  }
  const lost = lostReferences(document, document, '')
  if (lost.length) files.read(file)
  return lost.map(({ pointer, reference }) => `${files.describe({ file, pointer })} nothing at ${reference}`)
}

interface Lost {
  pointer: string
  reference: string
}

function lostReferences(node: unknown, document: unknown, pointer: string): Lost[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, child]) => {
    const at = below(pointer, key)
    if (key !== '$ref' || typeof child !== 'string') return lostReferences(child, document, at)
    return nodeAt(document, child) === undefined ? [{ pointer: at, reference: child }] : []
  })
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findServices, GENERATED } from '../generate/services.ts'
import { downgradeContract } from './downgrade.ts'
import type { Node } from './nodes.ts'
import { publishedContract } from './published.ts'

/** Returns what is published of every contract, by the name of the file. */
export function publishedDocuments(): Map<string, Node> {
  const documents = new Map<string, Node>()
  for (const service of findServices()) {
    const contract = publishedContract(
      JSON.parse(readFileSync(join(GENERATED, service, 'openapi.json'), 'utf8')),
    )
    documents.set(`${service}.json`, contract)
    documents.set(`${service}.3.0.json`, downgradeContract(contract))
  }
  return documents
}

/** Writes them into a folder. Returns their paths. */
export function publishContracts(out: string): string[] {
  mkdirSync(out, { recursive: true })
  return [...publishedDocuments()].map(([name, document]) => {
    const file = join(out, name)
    writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`)
    return file
  })
}

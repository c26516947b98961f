import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export const CONTRACTS = 'openapi'
export const GENERATED = 'generated'
/** Below `generated/`, next to the services: what `npm run samples` and `npm run coverage` write. */
export const FOR_PORTAL = 'portal'
export const DOCS = 'docs'
/** Below `generated/`: the durations that several services state. */
export const DURATIONS = 'durations.ts'
/** Below `generated/`: the tools of assistants, of all contracts. */
export const MCP_TOOLS = 'mcp.ts'
/** Below `generated/`: the reads that a browser keeps for when it is offline. */
export const OFFLINE_READS = 'offline.ts'

/** The first line of each module that is made of a contract. */
export const headOf = (service: string): string =>
  `// Generated from ${CONTRACTS}/${service} by npm run generate. Do not edit.\n`

/** A service is a folder of `openapi/` with an `openapi.yaml`; nothing else registers it. */
export function findServices(root = CONTRACTS): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && existsSync(join(root, entry.name, 'openapi.yaml')))
    .map(entry => entry.name)
    .toSorted()
}

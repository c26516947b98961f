/**
 * npm run contracts:publish    writes each contract for other programs, without our own notes: as OpenAPI 3.1
 *                              (<service>.json) and as OpenAPI 3.0.3 (<service>.3.0.json)
 *   --out <dir>                where to; dist/openapi by default
 */

import { publishContracts } from './contracts-publish/publish.ts'
import { readArguments } from './lib/arguments.ts'

const { values } = readArguments({ options: { out: { type: 'string', default: 'dist/openapi' } } })
const start = performance.now()
const files = publishContracts(values.out)
const seconds = ((performance.now() - start) / 1000).toFixed(1)
console.log(`contracts:publish: ${files.length} documents in ${values.out}/, ${seconds} s`)

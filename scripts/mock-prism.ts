/**
 * npm run mock:prism -- <service>: serves the contract of one service with Prism's own command, on port 4010.
 * Arguments after the service name go to Prism: `--port 4011`, `--errors`, `--dynamic`.
 */
import { fileURLToPath } from 'node:url'
import { findServices } from './generate/services.ts'
import { explained } from './lib/explained.ts'
import { endOnSignal, spawnGroup, stopGroup } from './lib/processes/process-group.ts'
import { readBundles } from './mock/contracts.ts'

const [service = '', ...options] = process.argv.slice(2)
const services = findServices()
if (!services.includes(service)) {
  console.error(`npm run mock:prism -- <service>, one of: ${services.join(', ')}`)
  process.exit(1)
}
// Prism also starts with a broken file, and then fails on calls that use it.
const bundles = await explained(() => readBundles(undefined, [service]))
const file = bundles?.value.get(service)
if (!file) process.exit(1)

const prism = fileURLToPath(import.meta.resolve('@stoplight/prism-cli/dist/index.js'))
const child = spawnGroup(process.execPath, [prism, 'mock', file, ...options], { stdio: 'inherit' })
child.once('exit', code => process.exit(code ?? 1))
endOnSignal(() => stopGroup(child))

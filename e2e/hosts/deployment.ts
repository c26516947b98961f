import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { freePort } from '../../scripts/lib/processes/free-port.ts'
import { startPostgres } from '../../scripts/lib/processes/postgres.ts'
import { startDeployment } from '../../tests/support/servers/deployment.ts'
import { test as base } from '../support/test.ts'

export interface Hosts {
  /** Where people see the pages. */
  portal: string
  /** Origins of the services that have hosts of their own. */
  services: Readonly<Record<string, string>>
  /** The server under a name of no one's, which has everything. Node.js finds no names below localhost. */
  direct: string
}

/** Services of which each is at a host of its own, so that a call to any other host fails. */
const SEPARATE = ['authorization', 'identity', 'security', 'payment', 'gateway']

/**
 * Tests against a deployment whose services have hosts of their own, below one domain. Browsers find them on this machine.
 * Services of `ownProcesses` run apart from the others, on the PostgreSQL that all of them share then.
 */
export const test = base.extend<object, { ownProcesses: readonly string[]; hosts: Hosts }>({
  ownProcesses: [[], { option: true, scope: 'worker' }],
  hosts: [
    async ({ ownProcesses }, use) => {
      const { hosts, end } = await startHosts(ownProcesses)
      await use(hosts)
      await end()
    },
    { scope: 'worker', timeout: scaledTimeout(180_000) },
  ],
  baseURL: ({ hosts }, use) => use(hosts.portal),
  request: async ({ hosts, playwright }, use) => {
    const request = await playwright.request.newContext({ baseURL: hosts.direct })
    await use(request)
    await request.dispose()
  },
})

async function startHosts(ownProcesses: readonly string[]) {
  const postgres = ownProcesses.length ? await startPostgres() : undefined
  const port = String(await freePort())
  const ports = new Map<string, string>()
  for (const name of ownProcesses) ports.set(name, String(await freePort()))
  const at = (name: string) => `http://${name}.gatepost.localhost:${ports.get(name) ?? port}`
  const services = Object.fromEntries(SEPARATE.map(name => [name, at(name)]))
  const portal = at('portal')
  const settings = {
    PUBLIC_URL: portal,
    SERVICE_ORIGINS: Object.entries(services)
      .map(([name, origin]) => `${name}=${origin}`)
      .join(),
    CONTRACT_CHECK: 'all',
    ...(postgres && {
      DATABASE_URL: await postgres.createDatabase('hosts'),
      ENCRYPTION_KEY: Buffer.alloc(32, 'processes share it').toString('base64'),
    }),
  }
  const running = [await startDeployment({ ...settings, PORT: port })]
  for (const [name, own] of ports) running.push(await startDeployment({ ...settings, PORT: own }, name))
  const hosts: Hosts = { portal, services, direct: `http://127.0.0.1:${port}` }
  return {
    hosts,
    async end() {
      for (const each of running) await each.end()
      await postgres?.stop()
    },
  }
}

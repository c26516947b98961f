import { freePort } from '../../scripts/lib/processes/free-port.ts'
import { startDeployment } from '../../tests/support/servers/deployment.ts'
import { test as base, ofWorker } from '../support/test.ts'

interface Hosts {
  /** Where people see the pages. */
  portal: string
  /** Origins of the services that have hosts of their own. */
  services: Readonly<Record<string, string>>
  /** The server under a name of no one's, which has everything. Node.js finds no names below localhost. */
  direct: string
  end(): Promise<void>
}

/** Services of which each is at a host of its own, so that a call to any other host fails. */
const SEPARATE = ['authorization', 'identity', 'security', 'payment', 'gateway']

/** Tests against a deployment whose services have hosts of their own, below one domain. Browsers find them on this machine. */
export const test = base.extend<object, { hosts: Hosts }>({
  hosts: ofWorker(async () => {
    const port = String(await freePort())
    const at = (name: string) => `http://${name}.gatepost.localhost:${port}`
    const services = Object.fromEntries(SEPARATE.map(name => [name, at(name)]))
    const portal = at('portal')
    const { end } = await startDeployment({
      PORT: port,
      PUBLIC_URL: portal,
      SERVICE_ORIGINS: Object.entries(services)
        .map(([name, origin]) => `${name}=${origin}`)
        .join(),
      CONTRACT_CHECK: 'all',
    })
    return { value: { portal, services, direct: `http://127.0.0.1:${port}`, end }, end }
  }),
  baseURL: ({ hosts }, use) => use(hosts.portal),
  request: async ({ hosts, playwright }, use) => {
    const request = await playwright.request.newContext({ baseURL: hosts.direct })
    await use(request)
    await request.dispose()
  },
})

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Kernel } from '../contract/context.ts'

interface MetricsServer {
  /** Address of the page. */
  url: string
  close(): Promise<void>
}

/** Serves `/metrics` on a port of its own, which a firewall can keep from customers. Undefined where it is off. */
export async function startMetricsServer({
  config,
  metrics,
  log,
}: Pick<Kernel, 'config' | 'metrics' | 'log'>): Promise<MetricsServer | undefined> {
  if (!metrics) return undefined
  const { METRICS_HOST: host, METRICS_PORT: port } = config
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end()
    try {
      const { type, text } = await metrics.page()
      return response.writeHead(200, { 'content-type': type }).end(text)
    } catch (err) {
      log.error({ err }, 'the metrics could not be written')
      return response.writeHead(500).end()
    }
  })
  server.listen({ host, port })
  await once(server, 'listening').catch(error => {
    throw new Error(`METRICS_PORT: cannot listen on ${host}:${port} (${error.code})`)
  })
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}/metrics`,
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

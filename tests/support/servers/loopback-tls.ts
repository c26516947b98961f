import type { RequestListener } from 'node:http'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { createLoopbackIdentity, readLoopbackIdentity } from './loopback-identity.ts'

const { E2E_DATA } = process.env
/** That of the browser tests, which their server trusts; otherwise one of this process. */
const identity = E2E_DATA ? readLoopbackIdentity(E2E_DATA) : createLoopbackIdentity()
setDefaultCACertificates([...getCACertificates('default'), identity.cert])

/** A server on loopback with https, which requests of this process trust, and which holds nothing up. */
export async function listenSecurely(listener: RequestListener): Promise<{ origin: string; server: Server }> {
  const server = createServer(identity, listener)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  return { origin: `https://localhost:${(server.address() as AddressInfo).port}`, server }
}

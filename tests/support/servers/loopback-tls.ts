import { generateKeyPairSync } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { selfSignedCertificate } from '#backend/sso/saml/self-signed.ts'

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
const DAY = 24 * 60 * 60_000

/** The certificate for `localhost` of the servers of this process; generated each time. */
const identity = {
  key: String(pair.privateKey.export({ type: 'pkcs8', format: 'pem' })),
  cert: toPem(
    selfSignedCertificate({
      ...pair,
      name: 'localhost',
      from: new Date(Date.now() - DAY),
      to: new Date(Date.now() + DAY),
    }),
  ),
}
setDefaultCACertificates([...getCACertificates('default'), identity.cert])

export function toPem(certificate: string): string {
  const lines = certificate.match(/.{1,64}/g) ?? []
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n')
}

/** A server on loopback with https, which requests of this process trust, and which holds nothing up. */
export async function listenSecurely(listener: RequestListener): Promise<{ origin: string; server: Server }> {
  const server = createServer(identity, listener)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  return { origin: `https://localhost:${(server.address() as AddressInfo).port}`, server }
}

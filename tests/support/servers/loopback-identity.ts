import { generateKeyPairSync } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { selfSignedCertificate } from '#backend/modules/single-sign-on/saml/self-signed.ts'
import { DAY } from '#domain/time/durations.ts'

/** Key and certificate of a server, as PEM. */
export interface LoopbackIdentity {
  key: string
  cert: string
}

/** A new certificate for `localhost`. */
export function createLoopbackIdentity(): LoopbackIdentity {
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const now = Date.now()
  const validity = { from: new Date(now - DAY), to: new Date(now + DAY) }
  return {
    key: String(pair.privateKey.export({ type: 'pkcs8', format: 'pem' })),
    cert: toPem(selfSignedCertificate({ ...pair, name: 'localhost', ...validity })),
  }
}

/** Stores a new identity for servers of other processes; returns the file of its certificate, for `NODE_EXTRA_CA_CERTS`. */
export function storeLoopbackIdentity(folder: string): string {
  const { key, cert } = createLoopbackIdentity()
  writeFileSync(join(folder, 'loopback.key'), key)
  writeFileSync(join(folder, 'loopback.pem'), cert)
  return join(folder, 'loopback.pem')
}

export function readLoopbackIdentity(folder: string): LoopbackIdentity {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  return { key: read('loopback.key'), cert: read('loopback.pem') }
}

export function toPem(certificate: string): string {
  const lines = certificate.match(/.{1,64}/g) ?? []
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n')
}

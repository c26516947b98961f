import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Certificate {
  key: Buffer
  cert: Buffer
  /** The browser option to trust it. */
  fingerprint: string
}

/** A self-signed certificate for localhost: browsers speak HTTP/2 only over TLS. */
export function createCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'gatepost-certificate-'))
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  try {
    execFileSync(
      'openssl',
      [
        ...[
          'req',
          '-x509',
          '-newkey',
          'ec',
          '-pkeyopt',
          'ec_paramgen_curve:prime256v1',
          '-nodes',
          '-days',
          '2',
        ],
        ...['-keyout', keyFile, '-out', certFile, '-subj', '/CN=localhost'],
        ...['-addext', 'subjectAltName=DNS:localhost'],
      ],
      { stdio: 'ignore' },
    )
    const cert = readFileSync(certFile)
    const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
    const fingerprint = createHash('sha256').update(publicKey).digest('base64')
    return { key: readFileSync(keyFile), cert, fingerprint }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

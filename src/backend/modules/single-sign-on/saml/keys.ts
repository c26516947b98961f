// unseeded: Node makes RSA keys from the random numbers of the system only.
import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import type { Kernel } from '#kernel/contract/context.ts'
import { samlKeys } from '../tables.ts'
import { selfSignedCertificate } from './self-signed.ts'

/** The key that signs requests to all SAML providers. */
export interface SamlKey {
  /** PEM. */
  privateKey: string
  /** Base64 of DER, for providers to check signatures with. */
  certificate: string
}

/** Years that the certificate is valid; long, because people forget to renew certificates. */
const YEARS = 20

/** The key in the database, created when it is first needed. */
export async function samlKey({
  queries,
  secretBox,
  clock,
}: Pick<Kernel, 'queries' | 'secretBox' | 'clock'>): Promise<SamlKey> {
  const select = () => queries.select().from(samlKeys).limit(1)
  let [row] = await select()
  if (!row) {
    const pair = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
    const from = clock.now()
    const to = new Date(from)
    to.setUTCFullYear(to.getUTCFullYear() + YEARS)
    const certificate = selfSignedCertificate({ ...pair, name: 'Gatepost', from, to })
    const pem = String(pair.privateKey.export({ type: 'pkcs8', format: 'pem' }))
    // Replicas that start together use the key that is stored first.
    const first = { kid: 'first', sealedPrivateKey: secretBox.close(pem), certificate, created: from }
    await queries.insert(samlKeys).values(first).onConflictDoNothing()
    ;[row] = await select()
  }
  if (!row) throw new Error('no key for SAML')
  return { privateKey: secretBox.open(row.sealedPrivateKey), certificate: row.certificate }
}

import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import type { Kernel } from '#kernel/contract/handlers.ts'
import { selfSignedCertificate } from './self-signed.ts'
import { samlKeys } from './tables.ts'

/** What requests to SAML providers are signed with; the same for all of them. */
export interface SamlKey {
  /** PEM. */
  privateKey: string
  /** Base64 of DER, for the other side to check with. */
  certificate: string
}

/** Years that the certificate is good for; nobody checks them but people who forget them. */
const YEARS = 20

/** The key of the database, made when it is needed first. */
export async function samlKey({
  queries,
  seal,
  clock,
}: Pick<Kernel, 'queries' | 'seal' | 'clock'>): Promise<SamlKey> {
  const select = () => queries.select().from(samlKeys).limit(1)
  let [row] = await select()
  if (!row) {
    const pair = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
    const from = clock.now()
    const to = new Date(from)
    to.setUTCFullYear(to.getUTCFullYear() + YEARS)
    const certificate = selfSignedCertificate({ ...pair, name: 'Gatepost', from, to })
    const pem = String(pair.privateKey.export({ type: 'pkcs8', format: 'pem' }))
    // Replicas that start together agree on the one that comes first.
    const first = { kid: 'first', sealedPrivateKey: seal.close(pem), certificate, created: from }
    await queries.insert(samlKeys).values(first).onConflictDoNothing()
    ;[row] = await select()
  }
  if (!row) throw new Error('no key for SAML')
  return { privateKey: seal.open(row.sealedPrivateKey), certificate: row.certificate }
}

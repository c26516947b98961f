import { createPublicKey, type KeyObject, verify } from 'node:crypto'

/** A report as a secret scanner signs it. */
interface SignedReport {
  /** Which key has signed. */
  keyId: string
  /** DER in base64. */
  signature: string
  /** The body as it was sent. */
  body: string
}

/** The keys of a variable: `<identifier>=<SPKI in base64>`, with commas between them. Throws for another form. */
export function readScannerKeys(variable: string): ReadonlyMap<string, KeyObject> {
  return new Map(
    variable.split(',').map(entry => {
      const [, keyId, base64] =
        /^\s*([\x21-\x3c\x3e-\x7e]{1,128})=([A-Za-z0-9+/]+={0,2})\s*$/.exec(entry) ?? []
      if (!keyId || !base64) throw new Error('a key is not an identifier, an equals sign, and base64')
      const key = createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' })
      if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') throw new Error('a key is not of P-256')
      return [keyId, key]
    }),
  )
}

/** Whether a report was signed with one of the scanner's keys: ECDSA on P-256 with SHA-256, as GitHub's secret scanning does. */
export function isSignedByScanner(
  { keyId, signature, body }: SignedReport,
  keys: ReadonlyMap<string, KeyObject>,
): boolean {
  const key = keys.get(keyId)
  return key !== undefined && verify('sha256', Buffer.from(body), key, Buffer.from(signature, 'base64'))
}

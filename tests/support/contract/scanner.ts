import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'

/** A secret scanner: the identifier of its key, and the key that it signs reports with. */
interface Scanner {
  keyId: string
  key: KeyObject
}

/** P-256 keys made for tests, as PKCS#8 in base64. */
const scannerOf = (keyId: string, pkcs8: string): Scanner => ({
  keyId,
  key: createPrivateKey({ key: Buffer.from(pkcs8, 'base64'), format: 'der', type: 'pkcs8' }),
})

export const SCANNER = scannerOf(
  'test-scanner',
  'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgHWIVAWHzeetcFdpEHrZwaacOPxqdpeAHy0ZdZrqu6B6hRANCAAQXb1TrbB2p5eyf56hO1ZOMqzcejgqH34oi2z6nRsMw4RXPzfvZUoBTgh1L0854Aes/YeCOLDXkMl5wLVP82D3N',
)
/** Whose key no server knows, although it names the same one. */
export const OTHER_SCANNER = scannerOf(
  'test-scanner',
  'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgHjDDIaoMvu1MI/2X9KVVk0rRbkxIZ4r6gxoTIfYEZZGhRANCAAQ9qoUEJ2DWzKQoUlnCHBC7FAp0W2nx5lvnnT+3w8RhYym75cxjKXeHqpuuGQymaXHTYtLZWLuT/+VHOvfeJwOd',
)

/** The variable of a server that knows the scanner. */
export const TOKEN_SCANNER_KEYS = `${SCANNER.keyId}=${createPublicKey(SCANNER.key)
  .export({ format: 'der', type: 'spki' })
  .toString('base64')}`

const signatures = new Map<string, string>()

/**
 * The headers of a report, signed as GitHub's secret scanning does. The same report is signed once: each signature
 * differs, and two servers are compared that get the same calls.
 */
export function signReport(body: string, { keyId, key }: Scanner = SCANNER) {
  const which = `${key === SCANNER.key} ${body}`
  const signature = signatures.get(which) ?? sign('sha256', Buffer.from(body), key).toString('base64')
  signatures.set(which, signature)
  return { 'Github-Public-Key-Identifier': keyId, 'Github-Public-Key-Signature': signature }
}

import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { ORIGIN } from './backend.ts'

/** What a passkey signs with, and how often it has. */
export interface SoftwareAuthenticator {
  credentialId: string
  /** How often it says that it has signed. A copy begins with the figure of its original. */
  counter: number
  /** What a browser sends to add the passkey. */
  register(options: { challenge: string; rp_id: string }, odd?: Oddity): Registration
  /** What a browser sends to log in with it. */
  sign(options: { challenge: string; rp_id: string }, odd?: Oddity): Signature
}

interface Registration {
  credential_id: string
  client_data: string
  attestation: string
  transports: string[]
}

interface Signature {
  credential_id: string
  client_data: string
  authenticator_data: string
  signature: string
}

/** What is wrong with a response, for tests of what is rejected. */
interface Oddity {
  origin?: string
  rpId?: string
  /** The device did not check who is there. */
  isUnverified?: boolean
}

const FLAGS = { present: 0x01, verified: 0x04, canSync: 0x08, isSynced: 0x10, hasKey: 0x40 }

/** An authenticator made of `node:crypto`: ES256, no attestation, a key that a password manager syncs. */
export function createAuthenticator(): SoftwareAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)

  const dataOf = (rpId: string, count: number, odd: Oddity, key?: Buffer): Buffer => {
    const flags =
      FLAGS.present |
      FLAGS.canSync |
      FLAGS.isSynced |
      (odd.isUnverified ? 0 : FLAGS.verified) |
      (key ? FLAGS.hasKey : 0)
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(count)
    return Buffer.concat([sha256(odd.rpId ?? rpId), Buffer.from([flags]), counter, key ?? Buffer.alloc(0)])
  }

  return {
    credentialId: id.toString('base64url'),
    counter: 0,
    register({ challenge, rp_id }, odd = {}) {
      const key = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        // COSE: an EC key (2) for ES256 (-7) on P-256 (1), and its point.
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const data = dataOf(rp_id, this.counter, odd, key)
      // CBOR: { fmt: 'none', attStmt: {}, authData: <bytes> }
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ])
      return {
        credential_id: this.credentialId,
        client_data: clientData('webauthn.create', challenge, odd),
        attestation: attestation.toString('base64url'),
        transports: ['internal', 'hybrid'],
      }
    },
    sign({ challenge, rp_id }, odd = {}) {
      this.counter += 1
      const data = dataOf(rp_id, this.counter, odd)
      const client = clientData('webauthn.get', challenge, odd)
      const signed = Buffer.concat([data, sha256(Buffer.from(client, 'base64url'))])
      return {
        credential_id: this.credentialId,
        client_data: client,
        authenticator_data: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      }
    },
  }
}

function clientData(type: string, challenge: string, { origin = ORIGIN }: Oddity): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url')
}

/** A text of CBOR, shorter than 24 bytes. */
function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest()
}

import { type KeyObject, sign } from 'node:crypto'
import { randomBytes } from '#kernel/random.ts'

/**
 * A self-signed certificate of a key, as base64 of DER: identity providers accept a public key in no other
 * form. X.509 v3 without extensions; Node can read certificates but not create them.
 */
export function selfSignedCertificate({
  privateKey,
  publicKey,
  name,
  from,
  to,
}: {
  /** RSA. */
  privateKey: KeyObject
  publicKey: KeyObject
  /** Common name of subject and issuer. */
  name: string
  from: Date
  to: Date
}): string {
  const subject = sequence(set(sequence(COMMON_NAME, element(UTF8_STRING, Buffer.from(name)))))
  const serial = randomBytes(16)
  // Positive, and in the shortest encoding.
  serial[0] = ((serial[0] ?? 0) & 0x3f) | 0x40
  const body = sequence(
    element(CONTEXT_0, element(INTEGER, Buffer.from([2]))),
    element(INTEGER, serial),
    SHA256_WITH_RSA,
    subject,
    sequence(time(from), time(to)),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = sign('sha256', body, privateKey)
  const certificate = sequence(body, SHA256_WITH_RSA, element(BIT_STRING, Buffer.from([0]), signature))
  return certificate.toString('base64')
}

const [INTEGER, BIT_STRING, UTF8_STRING, SEQUENCE, SET, CONTEXT_0] = [0x02, 0x03, 0x0c, 0x30, 0x31, 0xa0]
const GENERALIZED_TIME = 0x18

/** Tag, length, content (ITU-T X.690). */
function element(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  if (length < 128) return Buffer.concat([Buffer.from([tag, length]), content])
  const bytes = Buffer.from(length.toString(16).padStart(length > 255 ? 4 : 2, '0'), 'hex')
  return Buffer.concat([Buffer.from([tag, 0x80 | bytes.length]), bytes, content])
}

function sequence(...parts: Uint8Array[]): Buffer {
  return element(SEQUENCE, ...parts)
}

function set(...parts: Uint8Array[]): Buffer {
  return element(SET, ...parts)
}

function time(moment: Date): Buffer {
  const digits = moment.toISOString().replace(/\.\d+Z$|[-:T]/g, '')
  return element(GENERALIZED_TIME, Buffer.from(`${digits}Z`))
}

/** 1.2.840.113549.1.1.11, without parameters; and 2.5.4.3. */
const SHA256_WITH_RSA = Buffer.from('300d06092a864886f70d01010b0500', 'hex')
const COMMON_NAME = Buffer.from('0603550403', 'hex')

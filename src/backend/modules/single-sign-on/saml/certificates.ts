import { X509Certificate } from 'node:crypto'
import type { SamlCertificate } from '#generated/authorization/types.ts'
import { ForbiddenXml } from './xml.ts'

/** Minimum bits of an RSA key; signatures with shorter keys prove nothing. */
const KEY_BITS = 2048
/** Maximum characters of a subject, as in the contract. */
const SUBJECT_LIMIT = 500

/** A certificate (base64 of DER) that signatures may be checked with. Throws for a key that proves nothing. */
export function checkCertificate(base64: string): string {
  const certificate = read(base64)
  const bits = certificate.publicKey.asymmetricKeyDetails?.modulusLength ?? 0
  if (certificate.publicKey.asymmetricKeyType !== 'rsa' || bits < KEY_BITS)
    throw new ForbiddenXml('a weak key')
  if (Number.isNaN(Date.parse(certificate.validTo))) throw new ForbiddenXml('no end')
  return base64
}

/** What an owner compares a certificate by. */
export function toCertificate(base64: string): SamlCertificate {
  const { subject, fingerprint256, validFrom, validTo } = read(base64)
  return {
    // One line for each part of the name; a certificate may name no one.
    subject: (subject ?? '').replaceAll('\n', ', ').slice(0, SUBJECT_LIMIT),
    fingerprint: fingerprint256,
    not_before: new Date(validFrom).toISOString(),
    not_after: new Date(validTo).toISOString(),
  }
}

/** When the first of these certificates expires. */
export function firstExpiration(certificates: readonly string[]): Date {
  return new Date(Math.min(...certificates.map(each => Date.parse(read(each).validTo))))
}

function read(base64: string): X509Certificate {
  return new X509Certificate(Buffer.from(base64, 'base64'))
}

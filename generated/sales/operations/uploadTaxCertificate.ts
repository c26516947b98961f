// Generated from openapi/sales by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Upload a tax certificate.
 *
 * Sends a certificate of tax exemption of the active account to our staff, who accept it, which makes the
 * account tax-exempt, or reject it and say why. An account has one certificate that waits for review; what
 * became of the last one is in `getTaxExemption`. The file is a PDF, PNG, or JPEG of at most 5 MB, which
 * its content decides and not its name.
 *
 * A repeated call is rejected with `certificate-waiting`. At most 20 calls from an address, and 20 calls by a person in 10 minutes.
 *
 * Needs the role billing-editor.
 */
export const uploadTaxCertificate: Operation<paths['/tax-exempt/certificates']['put']> = {
  service: 'sales',
  id: 'uploadTaxCertificate',
  method: 'PUT',
  path: '/tax-exempt/certificates',
  auth: 'bearer',
  acting: 'raised',
  roles: [['billing-editor']],
}

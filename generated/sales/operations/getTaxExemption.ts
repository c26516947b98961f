// Generated from openapi/sales by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Get the tax exemption.
 *
 * Whether the active account is exempt from sales tax, since when and until when, and the last certificate
 * that was uploaded for it. For billing viewers. Staff declare exemptions: see `uploadTaxCertificate`.
 *
 * Needs the role billing-viewer.
 */
export const getTaxExemption: Operation<paths['/tax-exempt']['get']> = {
  service: 'sales',
  id: 'getTaxExemption',
  method: 'GET',
  path: '/tax-exempt',
  auth: 'bearer',
  acting: 'read',
  roles: [['billing-viewer']],
}

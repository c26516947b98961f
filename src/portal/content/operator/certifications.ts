import type { Certification } from '../templates/operator.ts'

/** Certificates and reports that are valid now. */
export const certifications: readonly Certification[] = [
  {
    isExample: true,
    name: 'Example: name of the standard and report type',
    auditor: 'Name of the auditing firm',
    scope: 'The systems, locations, and period that the report covers.',
    validUntil: '2026-12-31',
    report: 'Available on request under NDA.',
  },
]

import type { Certification } from '../templates/operator.ts'

/** Certificates and reports that are valid now. */
export const certifications: readonly Certification[] = [
  {
    isExample: true,
    name: 'Example: name of the standard, and the type of report',
    auditor: 'The firm that examined it',
    scope: 'Which systems, which places, and which part of the year it covers.',
    validUntil: '2026-12-31',
    report: 'On request, under an agreement of confidentiality.',
  },
]

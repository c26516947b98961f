import { certifications } from '../../operator/certifications.ts'
import { siteName } from '../../site.ts'
import type { OperatorPage } from '../../templates/operator.ts'

export const page: OperatorPage = {
  template: 'operator',
  title: 'Certifications',
  description: `The audits and certificates of the company that runs ${siteName}, with their scope and how you get a report.`,
  menu: { label: 'Certifications', line: 'Audits and certificates', order: 30 },
  heading: 'Certifications',
  lead: 'Audits and certificates of the company that runs this site.',
  list: { kind: 'certifications', entries: certifications },
  listTitle: 'Certificates and reports',
  empty: {
    title: 'No certificates listed',
    text: 'The company that runs this site has no certificate for this service, or hasn’t listed it yet. Contact us if you need one.',
  },
  belongs: [
    'Current reports and certificates, such as SOC 2 or ISO/IEC 27001, with auditor, scope, and expiration date.',
    'Postal certifications, such as CASS, for the current release and test cycle.',
    'How customers get a report, and where to report a vulnerability.',
    'Only certificates that are complete, not those in preparation.',
  ],
  actions: [
    { label: 'Ask about security', to: '/contact' },
    { label: 'Security features', to: '/company/security' },
  ],
}

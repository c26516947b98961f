import type { FindingId } from './findings.ts'

/** What a finding is called, on pages and in the activity log. */
export const FINDING_TITLES: Record<FindingId, string> = {
  'no-hostname': 'No hostname',
  'wide-wildcard': 'Public',
  'many-wildcards': 'Many wildcards',
  'own-machine': 'Local hostname left',
  'apex-missing': 'Root domain missing',
  'www-missing': 'www missing',
  'no-limit': 'No limit',
  'limit-near': 'Limit nearly reached',
  'limit-reached': 'Limit reached',
  idle: 'Idle',
  orphan: 'Creator left the account',
  expired: 'Expired',
  'expires-soon': 'Expires soon',
  'paused-long': 'Paused for a long time',
  'any-address': 'Usable from anywhere',
  'token-ends-soon': 'Old token ends soon',
}

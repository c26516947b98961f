import type { SamlInspection } from '#generated/authorization/types.ts'
import { dayText } from '#portal/kit/day-text.ts'

/** What an owner compares metadata by: each fact by name, as one text. */
export function inspectionFacts(found: SamlInspection): Record<string, string> {
  const { entity_id, sign_on_endpoints, certificates, wants_signed_requests } = found
  const endpoints = Object.fromEntries(
    sign_on_endpoints.map(({ binding, location }) => [`Login by ${binding}`, location]),
  )
  return {
    'Entity ID': entity_id,
    ...endpoints,
    Certificates: certificates.map(certificateWords).join('\n'),
    'Signed requests': wants_signed_requests ? 'Required' : 'Not required',
  }
}

function certificateWords({ subject, fingerprint, not_after }: SamlInspection['certificates'][number]) {
  return `${subject || 'No name'}, expires ${dayText(not_after)}, SHA-256 ${fingerprint.slice(0, 11)}…${fingerprint.slice(-11)}`
}

export interface FactChange {
  name: string
  /** Undefined for a fact that there was not, or that there will not be. */
  before: string | undefined
  after: string | undefined
}

/** The facts that differ between the metadata in use and others. */
export function inspectionChanges(before: SamlInspection, after: SamlInspection): FactChange[] {
  const [old, next] = [inspectionFacts(before), inspectionFacts(after)]
  return [...new Set([...Object.keys(old), ...Object.keys(next)])]
    .map(name => ({ name, before: old[name], after: next[name] }))
    .filter(change => change.before !== change.after)
}

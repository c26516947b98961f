import type { Finding, Fix, Severity, SurveyedKey } from '#domain/keys/health/findings.ts'
import { countOf, exactAmount } from '#domain/text/amounts.ts'
import { absoluteTimeText, relativeTimeText } from '#portal/ui/data/times.ts'

export const SEVERITIES: Record<Severity, { one: string; tone: 'danger' | 'warning' | 'neutral' }> = {
  critical: { one: 'Critical', tone: 'danger' },
  warning: { one: 'Warning', tone: 'warning' },
  advice: { one: 'Advice', tone: 'neutral' },
}

/** The reason for a finding, in a sentence with the facts of the key. */
export function reasonOf(finding: Finding, { kind, created }: SurveyedKey, now: Date): string {
  const ago = (moment: string) => relativeTimeText(new Date(moment), now)
  const at = (moment: string) => absoluteTimeText(new Date(moment))
  switch (finding.id) {
    case 'no-hostname':
      return 'No hostname is authorized, so every lookup with this key is rejected.'
    case 'wide-wildcard':
      return `Anyone can register a name below ${finding.hostname.slice(2)} and use this key from it, because ${finding.hostname} covers it.`
    case 'many-wildcards':
      return `${finding.hostnames.length} hostnames are wildcards. With fewer, it is easier to tell where this key works.`
    case 'own-machine':
      return `${finding.hostname} is authorized, so anyone can use this key on their own computer.`
    case 'apex-missing':
      return `${finding.related} is authorized and does not cover ${finding.hostname}. Lookups from pages there are rejected.`
    case 'www-missing':
      return `${finding.related} is authorized, but not ${finding.hostname}, which many people type for the same pages.`
    case 'no-limit':
      return kind === 'embedded'
        ? 'Anyone who opens your page can read the ID of this key. Without a limit, it can use up all your lookups.'
        : 'If the token leaks, or a program misbehaves, it can use up all your lookups.'
    case 'limit-near':
      return `${exactAmount(finding.used)} of ${countOf(finding.max, 'lookup is', 'lookups are')} used. The key stops at the limit.`
    case 'limit-reached':
      return `All ${exactAmount(finding.max)} lookups of the limit are used. Lookups are rejected until the limit is raised or reset.`
    case 'idle':
      return finding.lastUsed
        ? `The last lookup was ${ago(finding.lastUsed)}. Pause or delete keys you no longer need.`
        : `It was created ${ago(created)} and has never made a lookup.`
    case 'orphan':
      return kind === 'secret'
        ? 'Its creator is no longer a member of this account, but may still know the token.'
        : 'Its creator is no longer a member of this account. Decide who looks after it, or delete it.'
    case 'expired':
      return finding.lastUsed
        ? `It expired ${ago(finding.expires)}; the last lookup was ${ago(finding.lastUsed)}. Lookups are rejected.`
        : `It expired ${ago(finding.expires)} and has never made a lookup.`
    case 'expires-soon':
      return `It expires ${ago(finding.expires)}, on ${at(finding.expires)}. Lookups are rejected after that.`
    case 'paused-long':
      return `It was paused ${ago(finding.since)}. If nothing has missed it, delete it.`
    case 'any-address':
      return 'Anyone with the token can use it from anywhere. Restrict it to the addresses of your servers.'
    case 'token-ends-soon':
      return `The token from before the rotation ends ${ago(finding.ends)}. Programs that still send it will be rejected.`
  }
}

/** Identifies a fix among those of its key; it is in the address while its dialog is open. */
export function fixId(fix: Fix): string {
  return 'hostname' in fix && fix.hostname !== null ? `${fix.action}:${fix.hostname}` : fix.action
}

/** The action as a verb. */
export function fixLabel(fix: Fix): string {
  switch (fix.action) {
    case 'authorize':
      return fix.hostname ? `Authorize ${fix.hostname}` : 'Authorize a hostname'
    case 'deactivate':
      return `Deactivate ${fix.hostname}`
    case 'add-limit':
      return 'Add a limit'
    case 'raise-limit':
      return `Raise the limit to ${exactAmount(fix.max)}`
    case 'reset-limit':
      return 'Reset the counter'
    case 'extend':
      return 'Extend by 90 days'
    case 'restrict-addresses':
      return 'Restrict to addresses'
    case 'rotate':
      return 'Rotate the token'
    case 'retire':
      return 'Retire the old token'
    case 'pause':
      return 'Pause'
    case 'resume':
      return 'Resume'
    case 'delete':
      return 'Delete'
  }
}

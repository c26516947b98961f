import type { Finding, FindingId, Fix, Severity, SurveyedKey } from '#domain/keys/health/findings.ts'
import { countOf, exactAmount } from '#domain/text/amounts.ts'
import type { DismissReason } from '#generated/security/types.ts'
import { absoluteTimeText, relativeTimeText } from '#portal/ui/time/times.ts'

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

/** Why a finding matters, in a sentence that is true of every key that has it. */
export const FINDING_REASONS: Record<FindingId, string> = {
  'no-hostname': 'No hostname is authorized, so every lookup with the key is rejected.',
  'wide-wildcard': 'A wildcard covers names that anyone can register, so anyone can use the key.',
  'many-wildcards': 'With fewer wildcards, it is easier to tell where a key works.',
  'own-machine': 'With a local hostname, anyone can use the key on their own computer.',
  'apex-missing': 'A wildcard or www doesn’t cover the root domain. Lookups from pages there are rejected.',
  'www-missing': 'Many people type www for the same pages, and lookups from there are rejected.',
  'no-limit': 'If a key leaks or a program misbehaves, it can use up all your lookups.',
  'limit-near': 'A key stops at its limit.',
  'limit-reached': 'Lookups are rejected until the limit is raised or reset.',
  idle: 'A key that no one needs can still leak. Pause or delete it.',
  orphan: 'The creator is no longer a member of this account, but may still know the token of a secret key.',
  expired: 'Lookups with an expired key are rejected.',
  'expires-soon': 'Lookups are rejected once a key has expired.',
  'paused-long': 'If nothing has missed a key, you can delete it.',
  'any-address':
    'Anyone with the token can use the key from anywhere. Restrict it to the addresses of your servers.',
  'token-ends-soon': 'Programs that still send the token from before the rotation will be rejected.',
}

/** What differs between the keys with the same finding; empty when nothing does. */
export function factOf(finding: Finding, { created }: SurveyedKey, now: Date): string {
  const ago = (moment: string) => relativeTimeText(new Date(moment), now)
  const at = (moment: string) => absoluteTimeText(new Date(moment))
  switch (finding.id) {
    case 'wide-wildcard':
    case 'own-machine':
      return finding.hostname
    case 'many-wildcards':
      return countOf(finding.hostnames.length, 'wildcard')
    case 'apex-missing':
    case 'www-missing':
      return `${finding.hostname}, next to ${finding.related}`
    case 'limit-near':
    case 'limit-reached':
      return `${exactAmount(finding.used)} of ${countOf(finding.max, 'lookup')} used`
    case 'idle':
      return finding.lastUsed ? `Last lookup ${ago(finding.lastUsed)}` : `Created ${ago(created)}, never used`
    case 'expired':
      return `Expired ${ago(finding.expires)}, ${finding.lastUsed ? `last lookup ${ago(finding.lastUsed)}` : 'never used'}`
    case 'expires-soon':
      return `Expires ${ago(finding.expires)}, on ${at(finding.expires)}`
    case 'paused-long':
      return `Paused ${ago(finding.since)}`
    case 'token-ends-soon':
      return `The old token ends ${ago(finding.ends)}`
    case 'no-hostname':
    case 'no-limit':
    case 'orphan':
    case 'any-address':
      return ''
  }
}

/** A fix of several keys at once. */
interface BulkFix {
  /** As a verb; missing for a fix that only one key can have at a time. */
  label?: string
  /** What changes for all of the keys; missing where a form says it. */
  effect?: string
  /** Completes "3 keys". */
  done: string
}

export const BULK_FIXES: Record<Fix['action'], BulkFix> = {
  authorize: {
    label: 'Authorize the hostnames',
    effect: 'Pages of these hostnames can use the keys within 5 seconds.',
    done: 'work on more hostnames',
  },
  deactivate: {
    label: 'Deactivate the hostnames',
    effect:
      'Lookups from pages of these hostnames are rejected within 5 seconds, unless another hostname of the key covers them.',
    done: 'no longer work on these hostnames',
  },
  'add-limit': {
    label: 'Add a limit',
    done: 'are limited',
  },
  'raise-limit': {
    label: 'Double the limits',
    effect: 'Each key may make twice as many lookups. The lookups used so far still count.',
    done: 'have a higher limit',
  },
  'reset-limit': {
    label: 'Reset the counters',
    effect:
      'Each key may use its whole limit again. You can’t restore the counts, but the activity log keeps them.',
    done: 'count from zero again',
  },
  extend: {
    label: 'Extend by 90 days',
    effect: 'Each key works for 90 days more: from its expiration, or from now if it has expired.',
    done: 'work for 90 days more',
  },
  'restrict-addresses': {
    label: 'Restrict to addresses',
    done: 'work only from the addresses on their list',
  },
  // Each new token has to be copied and deployed.
  rotate: {
    done: 'have a new token',
  },
  retire: {
    label: 'Retire the old tokens',
    effect:
      'Programs that still send the old tokens are rejected within 5 seconds. The new tokens still work.',
    done: 'have only one token now',
  },
  pause: {
    label: 'Pause',
    effect: 'Every lookup with these keys is rejected within 5 seconds, until they are resumed.',
    done: 'are paused',
  },
  resume: {
    label: 'Resume',
    effect: 'Lookups with these keys work and count again.',
    done: 'are active again',
  },
  delete: {
    label: 'Delete',
    effect:
      'Every lookup with these keys is rejected within 5 seconds. Deleted keys can be recovered for 30 days.',
    done: 'are deleted',
  },
}

/** The message after several keys are fixed. */
export function bulkDoneText(action: Fix['action'], done: number, of: number): string {
  if (!done) return ''
  const keys = of > done ? `${exactAmount(done)} of ${countOf(of, 'key')}` : countOf(of, 'key')
  return `${keys} ${BULK_FIXES[action].done}.`
}

/** Why people dismiss a tip. */
export const DISMISS_REASONS: Record<DismissReason, string> = {
  'accepted-risk': 'The risk is accepted',
  intended: 'It’s intended',
  'fixed-elsewhere': 'Fixed in another way',
  'not-applicable': 'It doesn’t apply to this key',
}

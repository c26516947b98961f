// What only the page of key health says; the overview, which loads the other words, stays light without it.

import type { Finding, FindingId, Fix, ReadyFix, SurveyedKey } from '#domain/keys/health/findings.ts'
import { countOf, exactAmount } from '#domain/text/amounts.ts'
import type { DismissReason } from '#generated/security/types.ts'
import { absoluteTimeText, relativeTimeText } from '#portal/ui/data/times.ts'

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

/** What changes when the fix is applied: who can use the key, or what it may spend. */
export function effectOf(fix: ReadyFix, { label, hostnames }: SurveyedKey): string {
  switch (fix.action) {
    case 'authorize':
      return `Pages of ${fix.hostname} can use ${label} within 5 seconds.`
    case 'raise-limit':
      return `${label} may make ${countOf(fix.max, 'lookup')} instead of ${exactAmount(fix.insteadOf)}. The lookups used so far still count.`
    case 'reset-limit':
      return `${label} may use its whole limit again. You can’t restore the count, but the activity log keeps it.`
    case 'extend':
      return `${label} works until ${absoluteTimeText(new Date(fix.expires))}.`
    case 'resume':
      return `Lookups with ${label} work and count again.`
    case 'pause':
      return `Every lookup with ${label} is rejected within 5 seconds, until it is resumed.`
    case 'deactivate': {
      const left = hostnames.filter(({ isAuthorized, hostname }) => isAuthorized && hostname !== fix.hostname)
      return left.length
        ? `Lookups from pages of ${fix.hostname} are rejected within 5 seconds, unless another hostname of the key covers them.`
        : `It is the only hostname of ${label}. Every lookup with the key is rejected within 5 seconds, until another one is authorized.`
    }
    case 'delete':
      return `Every lookup with ${label} is rejected within 5 seconds. The key can be recovered for 30 days.`
    case 'retire':
      return `Programs that still send the old token of ${label} are rejected within 5 seconds. The new token still works.`
  }
}

/** The message after the fix is applied. */
export function doneText(fix: Fix, label: string): string {
  switch (fix.action) {
    case 'authorize':
      return `${fix.hostname} is authorized for ${label}.`
    case 'deactivate':
      return `${fix.hostname} is deactivated for ${label}.`
    case 'add-limit':
    case 'raise-limit':
      return `${label} is limited to ${countOf(fix.max, 'lookup')}.`
    case 'reset-limit':
      return `The counter of ${label} starts again from zero.`
    case 'extend':
      return `${label} works until ${absoluteTimeText(new Date(fix.expires))}.`
    case 'restrict-addresses':
      return `${label} works only from the addresses on its list.`
    case 'rotate':
    case 'retire':
      return `Only one token of ${label} works now.`
    case 'pause':
      return `${label} is paused.`
    case 'resume':
      return `${label} is active again.`
    case 'delete':
      return `${label} is deleted.`
  }
}

/** A fix of several keys as a verb; undefined for one that only one key can have at a time. */
export const BULK_LABELS: Record<Fix['action'], string | undefined> = {
  authorize: 'Authorize the hostnames',
  deactivate: 'Deactivate the hostnames',
  'add-limit': 'Add a limit',
  'raise-limit': 'Double the limits',
  'reset-limit': 'Reset the counters',
  extend: 'Extend by 90 days',
  'restrict-addresses': 'Restrict to addresses',
  // Each new token has to be copied and deployed.
  rotate: undefined,
  retire: 'Retire the old tokens',
  pause: 'Pause',
  resume: 'Resume',
  delete: 'Delete',
}

/** What changes for all of several keys when the fix is applied to them. */
export function bulkEffectOf(action: ReadyFix['action']): string {
  switch (action) {
    case 'authorize':
      return 'Pages of these hostnames can use the keys within 5 seconds.'
    case 'deactivate':
      return 'Lookups from pages of these hostnames are rejected within 5 seconds, unless another hostname of the key covers them.'
    case 'raise-limit':
      return 'Each key may make twice as many lookups. The lookups used so far still count.'
    case 'reset-limit':
      return 'Each key may use its whole limit again. You can’t restore the counts, but the activity log keeps them.'
    case 'extend':
      return 'Each key works for 90 days more: from its expiration, or from now if it has expired.'
    case 'resume':
      return 'Lookups with these keys work and count again.'
    case 'pause':
      return 'Every lookup with these keys is rejected within 5 seconds, until they are resumed.'
    case 'delete':
      return 'Every lookup with these keys is rejected within 5 seconds. Deleted keys can be recovered for 30 days.'
    case 'retire':
      return 'Programs that still send the old tokens are rejected within 5 seconds. The new tokens still work.'
  }
}

const BULK_DONE: Record<Fix['action'], string> = {
  authorize: 'work on more hostnames',
  deactivate: 'no longer work on these hostnames',
  'add-limit': 'are limited',
  'raise-limit': 'have a higher limit',
  'reset-limit': 'count from zero again',
  extend: 'work for 90 days more',
  'restrict-addresses': 'work only from the addresses on their list',
  rotate: 'have a new token',
  retire: 'have only one token now',
  pause: 'are paused',
  resume: 'are active again',
  delete: 'are deleted',
}

/** The message after several keys are fixed. */
export function bulkDoneText(action: Fix['action'], done: readonly SurveyedKey[], of: number): string {
  const [only] = done
  if (!only) return ''
  if (of > done.length) return `${exactAmount(done.length)} of ${countOf(of, 'key')} ${BULK_DONE[action]}.`
  return `${countOf(of, 'key')} ${BULK_DONE[action]}.`
}

/** Why people dismiss a tip. */
export const DISMISS_REASONS: Record<DismissReason, string> = {
  'accepted-risk': 'The risk is accepted',
  intended: 'It’s intended',
  'fixed-elsewhere': 'Fixed in another way',
  'not-applicable': 'It doesn’t apply to this key',
}

import { gatewayErrors } from '#domain/errors/gateway.ts'
import type { NearHostname } from '#domain/gateway/lookup/facts.ts'
import type { ReachedLimit } from '#domain/gateway/usage-limits.ts'
import type { SurveyedKey } from '#domain/keys/health/findings.ts'
import { countOf, exactAmount } from '#domain/text/amounts.ts'
import { resetText } from '#portal/shared/keys/usage-limits.tsx'
import { absoluteTimeText } from '#portal/ui/time/times.ts'
import type { HeldLicense, Reason } from './account-facts.ts'
import type { Assumption } from './explain.ts'
import type { Clue } from './paste.ts'

const list = new Intl.ListFormat('en', { type: 'disjunction' })
const at = (moment: string) => absoluteTimeText(new Date(moment))

/** The key or license that a reason is about; null if there is none. */
export interface Subject {
  key: SurveyedKey | null
  license: HeldLicense | null
  licenses: readonly HeldLicense[]
}

const SEVERAL = 5

/** Names a few of the items. */
export function some(items: readonly string[]): string {
  return list.format(items.length > SEVERAL ? [...items.slice(0, SEVERAL), 'others'] : items)
}

/** The rule that decided, with the account's own names, and what to do about it. */
export function reasonCopy(
  reason: Reason,
  { key, license, licenses }: Subject,
): { why: string; todo: string } {
  const name = key?.label ?? 'The key'
  const product = license?.label ?? 'the license'
  const labels = (ids: readonly number[]) =>
    some(ids.map(id => licenses.find(({ licenseId }) => licenseId === id)?.label ?? `license ${id}`))
  switch (reason.rule) {
    case 'no-credentials':
      return {
        why: 'No key was sent.',
        todo: 'Send the ID and token with -u, or the ID of an embedded key as “key”.',
      }
    case 'secret-in-browser':
      return {
        why: `${name} is a secret key, and a page ${reason.host ? `on ${reason.host} ` : ''}sent it. Anyone who opens the page can read it there.`,
        todo: 'Rotate the token now, and use an embedded key in pages.',
      }
    case 'unknown-key':
      return {
        why: 'No key of this account has this ID.',
        todo: 'Compare it with your keys, or switch to the account that owns it.',
      }
    case 'other-kind':
      return reason.kind === 'secret'
        ? {
            why: `${name} is a secret key but was sent as an embedded one.`,
            todo: 'Send its ID and token with -u, from a server.',
          }
        : {
            why: `${name} is an embedded key but was sent as a secret one.`,
            todo: 'Send its ID as “key”, from a page.',
          }
    case 'wrong-token':
      return {
        why: `The token doesn’t belong to ${name}.`,
        todo: 'Compare its last four characters with those on the key’s page.',
      }
    case 'ended-token':
      return {
        why: `The token of ${name} was replaced and no longer works.`,
        todo: 'Deploy the new token there.',
      }
    case 'deleted':
      return { why: `${name} is deleted.`, todo: `You can recover it until ${at(reason.recoveryDeadline)}.` }
    case 'expired':
      return { why: `${name} expired on ${at(reason.expires)}.`, todo: 'Extend it or remove the expiration.' }
    case 'paused':
      return { why: `${name} is paused.`, todo: 'Resume it.' }
    case 'bot':
      return {
        why: `${name} is an embedded key, but the request came from a program. Embedded keys are for web pages.`,
        todo: 'Use a secret key in programs.',
      }
    case 'no-host':
      return {
        why: 'The request has neither an Origin nor a Referer header.',
        todo: 'Remove the referrer policy “no-referrer” from the page, and serve it from a web server rather than a file.',
      }
    case 'no-hostname':
      return {
        why: `${name} has no allowed hostname, so it works nowhere.`,
        todo: 'Allow the hostname of your page.',
      }
    case 'hostname':
      return {
        why: `${reason.host} is not a hostname of ${name}. ${reason.near ? nearText(reason.near, reason.host) : ''}`.trim(),
        todo:
          reason.near?.why === 'deactivated'
            ? `Allow ${reason.near.hostname} again.`
            : `Allow ${reason.host}.`,
      }
    case 'credentials-in-url':
      return {
        why: `${name} doesn’t allow its token in the URL.`,
        todo: 'Use Basic authentication, or allow it in the restrictions of the key.',
      }
    case 'ip':
      return {
        why: `${name} works only from ${some(reason.allowed)}, but the request came from ${reason.ip}.`,
        todo: 'Allow the address if it’s yours.',
      }
    case 'addresses':
      return {
        why: `${name} works only from ${some(reason.allowed)}.`,
        todo: 'Check whether the request came from one of them. Cloud providers change addresses.',
      }
    case 'license-scope':
      return {
        why: `${name} works only for ${labels(reason.scope)}, but the request is for ${labels(reason.wanted)}.`,
        todo: 'Add the license to the key or use another key.',
      }
    case 'scope':
      return {
        why: `${name} works only for ${labels(reason.scope)}.`,
        todo: 'Check whether the request was for another license.',
      }
    case 'unknown-license':
      return {
        why: 'This account has no license with that name.',
        todo: licenses.length
          ? `Use ${some(licenses.map(held => held.key))}, or omit “license”.`
          : 'This account has no licenses yet.',
      }
    case 'other-product':
      return {
        why: `${labels([reason.license])} isn’t for this API.`,
        todo: 'Omit “license” to use the right one.',
      }
    case 'license-not-held':
      return {
        why: licenses.length ? 'This account has no license for this API.' : 'This account has no license.',
        todo: 'Start a trial or choose a plan.',
      }
    case 'subscription':
      return {
        why: subscriptionText(reason.status, product, reason.subscriptionId),
        todo: 'Renew it or choose a larger plan.',
      }
    case 'too-few-remaining':
      return {
        why: `Subscription ${reason.subscriptionId} to ${product} has ${countOf(reason.remaining, 'lookup')} left, fewer than the request needs.`,
        todo: 'Send smaller batches or choose a larger plan.',
      }
    case 'key-limit':
      return {
        why: `${name} has used ${exactAmount(reason.used)} of its limit of ${countOf(reason.max, 'lookup')}.`,
        todo: 'Raise the limit, reset the counter, or delete the limit.',
      }
    case 'usage-limit':
      return {
        why: limitText(name, reason),
        todo: 'Raise the limit on the page of the key, or wait until it starts again.',
      }
    case 'account-limit':
      return {
        why: limitText('The account', reason),
        todo: 'Raise the limit in Limits and alerts, or wait until it starts again.',
      }
    case 'rate-limit':
      return {
        why: `${license?.label ?? 'The subscription'} allows ${countOf(reason.rateLimit, 'request')} per second.`,
        todo: 'Slow down, and wait as Retry-After says.',
      }
    case 'plan-rate-limit':
      return {
        why: `The plan of ${product} limits lookups per second.`,
        todo: 'Slow down, or choose a plan with a higher limit.',
      }
  }
}

function limitText(name: string, { period, max, used, resets, timeZone }: ReachedLimit): string {
  const limit = `its limit of ${countOf(max, 'lookup')} a ${period}`
  if (resets === null) return `The request has more lookups than ${name} can make: ${limit}.`
  return `${name} has used ${exactAmount(used)} of ${limit}, which starts again at ${resetText(resets, timeZone)}.`
}

export function nearText({ hostname, why }: NearHostname, host: string): string {
  switch (why) {
    case 'deactivated':
      return `${hostname} is deactivated.`
    case 'apex':
      return `${hostname} covers every subdomain of ${host}, but not ${host} itself.`
    case 'below':
      return `${hostname} doesn’t cover its subdomains.`
    case 'above':
      return `${hostname} is a subdomain of ${host} and doesn’t cover it.`
  }
}

function subscriptionText(
  status: Extract<Reason, { rule: 'subscription' }>['status'],
  product: string,
  id: number | null,
): string {
  const one = `Subscription ${id} to ${product}`
  switch (status) {
    case 'none':
      return `There is no subscription to ${product}.`
    case 'terminated':
      return `${one} was terminated.`
    case 'suspended':
      return `${one} is suspended.`
    case 'depleted':
      return `Subscription ${id} to ${product} has no lookups left.`
    case 'prepaid':
      return `${one} hasn’t started yet.`
    case 'expired':
      return `${one} has expired.`
  }
}

/** For a reason that nothing in the account decides. */
const NO_SUSPECT: Partial<Record<string, string>> = {
  'too-many-requests': 'Too many requests came from one IP address. Slow down. Your keys are fine.',
  'body-not-processable': 'The API couldn’t parse the JSON body of the request. Your keys are fine.',
  'lookup-body-too-large':
    'The request body is too large. Send fewer addresses at a time. Your keys are fine.',
  'processing-interrupted': 'The request was interrupted. Send it again. Your keys are fine.',
  'secret-key-in-browser': 'A page sent a secret key. Find it in the page’s source and rotate its token.',
  'suspected-bot': 'A program sent an embedded key. Use a secret key in programs.',
  'license-not-recognized':
    'This account had no license for the API, or the request’s “license” is misspelled.',
  'gateway-failure': 'Something failed on our side. The request wasn’t counted.',
  'gateway-unavailable': 'A service behind the API didn’t respond. The request wasn’t counted.',
}

/** The text for an error that nothing in the account explains. */
export function noSuspectText(name: string): string {
  return NO_SUSPECT[name] ?? 'Nothing in this account explains it. It may already be fixed.'
}

/** The heading of an error, in the words of the gateway. */
export function errorTitle({ name, message }: { name: string; message: string }): string {
  return name in gatewayErrors || name === 'suspected-bot' ? message : 'Too many requests from one address.'
}

export const CLUE_NAMES: Record<Clue['kind'], string> = {
  curl: 'Command',
  dump: 'Request',
  code: 'Error number',
  error: 'Error',
  status: 'Status',
  key: 'Key ID',
  token: 'Token',
  page: 'Page',
  'no-page': 'Page',
  api: 'API',
  license: 'License',
  lookups: 'Addresses',
  caller: 'Caller',
  ip: 'Address',
}

export const ASSUMPTIONS: Record<Assumption, string> = {
  token: 'the token is right',
  page: 'the page is on an allowed hostname',
  address: 'the request came from an allowed IP address',
  product: 'the request was for an API that you have a license for',
}

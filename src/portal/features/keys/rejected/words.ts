import { gatewayErrors } from '#domain/errors/gateway.ts'
import type { NearHostname } from '#domain/gateway/lookup/facts.ts'
import { countOf, exactAmount } from '#domain/text/amounts.ts'
import { absoluteTimeText } from '#portal/ui/data/times.ts'
import type { SurveyedKey } from '../shared/keys.ts'
import type { HeldLicense, Reason } from './account-facts.ts'
import type { Clue } from './paste.ts'
import type { Assumption } from './verdict.ts'

const list = new Intl.ListFormat('en', { type: 'disjunction' })
const at = (moment: string) => absoluteTimeText(new Date(moment))

/** The key or license that a reason is about; null if there is none. */
export interface Subject {
  key: SurveyedKey | null
  license: HeldLicense | null
  licenses: readonly HeldLicense[]
}

const SEVERAL = 5

function some(items: readonly string[]): string {
  return list.format(items.length > SEVERAL ? [...items.slice(0, SEVERAL), 'others'] : items)
}

/** The rule that decided, with the account's own names, and what to do about it. */
export function reasonWords(
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
        todo: 'Send id and token by -u, or the id of an embedded key as “key”.',
      }
    case 'secret-in-browser':
      return {
        why: `${name} is a secret key, and a page ${reason.host ? `on ${reason.host} ` : ''}sent it. Anyone who opens the page can read it there.`,
        todo: 'Use an embedded key in pages. Rotate the token, for it is known now.',
      }
    case 'unknown-key':
      return {
        why: 'No key of this account has this id.',
        todo: 'Compare it with your keys, or switch to the account that it belongs to. A key past its recovery deadline is gone.',
      }
    case 'other-kind':
      return reason.kind === 'secret'
        ? {
            why: `${name} is a secret key, and was sent as an embedded one.`,
            todo: 'Send its id and token by -u, from a server.',
          }
        : {
            why: `${name} is an embedded key, and was sent as a secret one.`,
            todo: 'Send its id as “key”, from a page.',
          }
    case 'wrong-token':
      return {
        why: `The token is not that of ${name}.`,
        todo: 'Compare its last four characters with the page of the key.',
      }
    case 'ended-token':
      return {
        why: `The token of ${name} was changed, and the one before no longer works.`,
        todo: 'Put the new token where the old one was.',
      }
    case 'deleted':
      return { why: `${name} is deleted.`, todo: `It can be recovered until ${at(reason.recoveryDeadline)}.` }
    case 'expired':
      return { why: `${name} expired on ${at(reason.expires)}.`, todo: 'Set a later moment, or none.' }
    case 'paused':
      return { why: `${name} is paused.`, todo: 'Resume it.' }
    case 'bot':
      return {
        why: `${name} is an embedded key, and the caller names itself as a program. Embedded keys are for web pages.`,
        todo: 'Use a secret key in programs.',
      }
    case 'no-host':
      return {
        why: 'The call says nothing of the page that it comes from: neither Origin nor Referer names a host.',
        todo: 'Take the referrer policy “no-referrer” off the page, and open it from a web server and not as a file.',
      }
    case 'no-hostname':
      return {
        why: `No hostname is authorized for ${name}, so it works nowhere.`,
        todo: 'Authorize the hostname of your page.',
      }
    case 'hostname':
      return {
        why: `${reason.host} is not a hostname of ${name}. ${reason.near ? nearWords(reason.near, reason.host) : ''}`.trim(),
        todo:
          reason.near?.why === 'deactivated'
            ? `Authorize ${reason.near.hostname} again.`
            : `Authorize ${reason.host}.`,
      }
    case 'ip':
      return {
        why: `${name} works from ${some(reason.allowed)} alone, and the call came from ${reason.ip}.`,
        todo: 'Add the address to the list of the key, if it is yours.',
      }
    case 'addresses':
      return {
        why: `${name} works from ${some(reason.allowed)} alone.`,
        todo: 'See whether the call came from one of them. Networks and clouds change theirs.',
      }
    case 'license-scope':
      return {
        why: `${name} can be used for ${labels(reason.scope)} alone, and the call is for ${labels(reason.wanted)}.`,
        todo: 'Add the license to those of the key, or use another key.',
      }
    case 'scope':
      return {
        why: `${name} can be used for ${labels(reason.scope)} alone.`,
        todo: 'See whether the call was for another license.',
      }
    case 'unknown-license':
      return {
        why: 'This account holds no license of that name.',
        todo: licenses.length
          ? `Name ${some(licenses.map(held => held.key))}, or leave “license” out.`
          : 'The account holds no licenses yet.',
      }
    case 'other-product':
      return {
        why: `${labels([reason.license])} is not for this API.`,
        todo: 'Leave “license” out, and the one that fits is used.',
      }
    case 'license-not-held':
      return {
        why: licenses.length ? 'The account holds no license for this API.' : 'The account holds no license.',
        todo: 'Begin a trial, or choose a plan of the product.',
      }
    case 'subscription':
      return {
        why: subscriptionWords(reason.status, product, reason.subscriptionId),
        todo: 'Renew it, or choose a plan with more lookups.',
      }
    case 'too-few-remaining':
      return {
        why: `Subscription ${reason.subscriptionId} to ${product} has ${countOf(reason.remaining, 'lookup')} left, fewer than the call asks for.`,
        todo: 'Send smaller batches, or choose a larger plan.',
      }
    case 'key-limit':
      return {
        why: `${name} has used ${exactAmount(reason.used)} of its limit of ${countOf(reason.max, 'lookup')}.`,
        todo: 'Raise the limit, reset its counter, or delete it.',
      }
    case 'rate-limit':
      return {
        why: `${license?.label ?? 'The subscription'} allows ${countOf(reason.rateLimit, 'lookup')} a second.`,
        todo: 'Send fewer at the same time, and wait after a refusal.',
      }
    case 'plan-rate-limit':
      return {
        why: `${product} allows so many lookups a second as its plan says.`,
        todo: 'Send fewer at the same time, and wait after a refusal. A larger plan has a higher limit.',
      }
  }
}

export function nearWords({ hostname, why }: NearHostname, host: string): string {
  switch (why) {
    case 'deactivated':
      return `${hostname} is deactivated.`
    case 'apex':
      return `${hostname} covers every name below ${host}, and not ${host} itself.`
    case 'below':
      return `${hostname} covers that name alone, and nothing below it.`
    case 'above':
      return `${hostname} is below ${host}, and does not cover it.`
  }
}

function subscriptionWords(
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
      return `All lookups of subscription ${id} to ${product} are used.`
    case 'prepaid':
      return `${one} has not begun yet.`
    case 'expired':
      return `${one} has expired.`
  }
}

/** For a reason that nothing in the account decides. */
const NO_SUSPECT: Partial<Record<string, string>> = {
  'too-many-requests':
    'Too many calls came from one address. Send fewer at a time; no key of yours decides this.',
  'body-not-processable':
    'The body of the request is no JSON that the API can read. No key of yours decides this.',
  'lookup-body-too-large':
    'The body of the request is too large. Send fewer addresses at once; no key of yours decides this.',
  'processing-interrupted':
    'The call ended before its answer was there. Send it again; no key of yours decides this.',
  'secret-key-in-browser':
    'A page sent a secret key. Any secret key is refused there; look for it in what the page loads.',
  'suspected-bot':
    'A program sent an embedded key, or the caller hides what it is. Use a secret key in programs.',
  'license-not-recognized':
    'The “license” of the call is misspelt, or the account does not hold one for that API.',
  'gateway-failure':
    'Something failed on our side. Nothing of your account decided, and nothing was counted.',
  'gateway-unavailable':
    'A service behind the API failed to answer. Nothing of your account decided, and nothing was counted.',
}

/** The text for an error that nothing in the account explains. */
export function noSuspectWords(name: string): string {
  return NO_SUSPECT[name] ?? 'Nothing of this account explains it now. It may have been put right since.'
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
  key: 'Key id',
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
  token: 'that the token is right; compare its last four characters with the page of the key',
  page: 'that the page is one of the hostnames of the key',
  address: 'that the call came from an address of the key’s list',
  product: 'that it was for any API that the account has a license for',
}

import { commonErrors } from './common.ts'
import { type ErrorItem, toErrorItem } from './entry.ts'

/**
 * Errors of the lookup gateway, by the specification's numbers (account-portal §8, decisions E3 and E6). Even
 * unusual statuses stay, because programs compare them. Two numbers with the same meaning share one entry.
 */
export const gatewayErrors = {
  'requests-too-fast': {
    status: 429,
    codes: [1588093856],
    message: 'Requests are coming in too fast. Slow down and retry.',
  },
  'body-not-processable': {
    status: 412,
    codes: [1611081804],
    message: 'The request body could not be processed.',
  },
  'lookup-body-too-large': {
    status: 412,
    codes: [1611081888],
    message: 'The request body is too large. Send fewer addresses at once.',
  },
  'processing-interrupted': {
    status: 400,
    codes: [1611082010, 1611082095],
    message: 'Processing was interrupted. Send the request again.',
  },
  'secret-key-in-browser': {
    status: 401,
    codes: [1611082217],
    message: 'A secret key was sent from a browser. Use an embedded key there.',
  },
  'not-permitted': {
    status: 401,
    codes: [1611079217],
    message: 'This key is not permitted to do this.',
  },
  'license-not-recognized': {
    status: 402,
    codes: [1611081571, 1611081654],
    message: 'The license of the request is not recognized.',
  },
  'subscription-inactive': {
    status: 402,
    codes: [1588026162],
    message: 'There is no active subscription for this request.',
  },
  // The specification has no number for this (decision K7).
  'key-limit-reached': {
    status: 402,
    codes: [],
    message: 'The key has reached its limit of lookups.',
  },
  // Not of the specification. The gateway says which limit it is, and when it starts again.
  'usage-limit-reached': {
    status: 402,
    codes: [],
    message: 'A limit of lookups for the day or the month is reached.',
    /** What a response says instead. */
    form: 'The {of} has reached its limit of {max} lookups a {period}, which starts again on {at}.',
  },
  // Not of the specification: the pages of the site are tried with a key of their own.
  'demonstration-limit-reached': {
    status: 429,
    codes: [],
    message: "You've used the free demo lookups for now. Sign up for a free trial, or try again later.",
  },
  'key-unauthorized': {
    status: 403,
    codes: [1588026122],
    message: 'The key is not authorized for this request.',
  },
  // Not of the specification: only programs of another provider send a token that way.
  'url-credentials-not-allowed': {
    status: 403,
    codes: [],
    message:
      'This key can’t be sent in the URL. Use Basic authentication, or allow it on the page of the key.',
  },
  'gateway-failure': {
    status: 500,
    codes: [1613259252],
    message: 'Something failed on our side. Check the status page for known issues.',
  },
  'gateway-unavailable': {
    status: 502,
    codes: [1612396608, 1601236387],
    message: "A service behind the API didn't respond. Check the status page for known issues.",
  },
} as const satisfies Record<
  string,
  { status: number; codes: readonly number[]; message: string; form?: string }
>

export type GatewayErrorName = keyof typeof gatewayErrors

/** What numbers mean that say more than the name they share with another number or another service. */
const messagesByCode: Readonly<Record<number, string>> = {
  1611081654: 'You have no license for this product.',
  [commonErrors['suspected-bot'].id]:
    'Embedded keys work only in web pages, and this request names none. Use a secret key in programs.',
}

/** Returns the message of a number; of an error without one, that of its name. */
export function gatewayMessage(id: number | null, message: string): string {
  return (id === null ? undefined : messagesByCode[id]) ?? message
}

/** The wire form of an entry, with its first number and its own message by default. */
export function gatewayError(name: GatewayErrorName, id?: number | null, text?: string): ErrorItem {
  const { codes, status, message } = gatewayErrors[name]
  const number = id ?? codes[0] ?? null
  return toErrorItem(name, { id: number, status, message: text ?? gatewayMessage(number, message) })
}

/** The wire form of the rejection of a program that sent an embedded key. */
export function programError(): ErrorItem {
  const { id, status, message } = commonErrors['suspected-bot']
  return toErrorItem('suspected-bot', { id, status, message: gatewayMessage(id, message) })
}

/** A call that others overtook or that was cut off; a list of lookups has a number of its own. */
export function interruptedError(isList: boolean): ErrorItem {
  const [single, list] = gatewayErrors['processing-interrupted'].codes
  return gatewayError('processing-interrupted', isList ? list : single)
}

/** The gateway's names for failures that all services have. */
const NAMES: Readonly<Record<string, GatewayErrorName>> = {
  'malformed-body': 'body-not-processable',
  'unsupported-media-type': 'body-not-processable',
  'body-too-large': 'lookup-body-too-large',
  'internal-error': 'gateway-failure',
  'upstream-failure': 'gateway-unavailable',
}

/** An entry of our services as the gateway's own, if it has one. */
export function gatewayItem(item: ErrorItem): ErrorItem {
  const name = NAMES[item.name]
  return name ? gatewayError(name) : item
}

interface GatewayCode {
  name: string
  status: number
  message: string
}

const ofGateway = Object.entries(gatewayErrors).flatMap(([name, { status, codes, message }]) =>
  codes.map((code): [number, GatewayCode] => [
    code,
    { name, status, message: gatewayMessage(code, message) },
  ]),
)
const ofServices = (['too-many-requests', 'suspected-bot'] as const).map((name): [number, GatewayCode] => {
  const { id, status, message } = commonErrors[name]
  return [id, { name, status, message: gatewayMessage(id, message) }]
})

/** Every number with its entry, including the two that the portal's own services share. */
export const gatewayCodes: ReadonlyMap<number, GatewayCode> = new Map([...ofGateway, ...ofServices])

/**
 * Names an entry that has a number but none of our names, as the gateway sends it, and keeps its message.
 * Returns any other entry unchanged.
 */
export function decodeGatewayItem(item: ErrorItem): ErrorItem {
  const known = item.id === null || item.name ? undefined : gatewayCodes.get(item.id)
  return known ? { ...item, name: known.name, message: item.message || known.message } : item
}

/** Whether the status page may explain the failure. */
export function isGatewayOutage(id: number | null): boolean {
  return id !== null && (gatewayCodes.get(id)?.status ?? 0) >= 500
}

import { gatewayErrors, gatewayMessage } from '#domain/errors/gateway.ts'
import { getRequest } from '#generated/security/operations/getRequest.ts'
import { listRequests } from '#generated/security/operations/listRequests.ts'
import type { LoggedRequest, RequestContent, RequestDetail, RequestPage } from '#generated/security/types.ts'
import { query } from '#portal/api/call.ts'
import { listQuery } from '#portal/kit/list/queries.ts'
import type { Pasted } from '../diagnosis/paste.ts'
import { startOfDays } from '../rejections.ts'
import { APIS } from './apis.ts'
import type { RequestSearch } from './search.ts'

/** A call of the address API. */
export interface Request {
  id: string
  started: string
  key: { id: string; label: string; kind: LoggedRequest['kind'] }
  /** What its lookups counted against. */
  license: { id: number; label: string } | null
  operation: LoggedRequest['operation']
  status: number
  error: string | null
  number: number | null
  rule: LoggedRequest['rule']
  /** Milliseconds. */
  latency: number
  lookups: number
  /** How many calls it stands for. */
  calls: number
  tag: string | null
  host: string | null
  hasContent: boolean
}

export interface DetailedRequest extends Request {
  /** The list that it is a part of; null for a call. */
  listId: string | null
  subscriptionId: number | null
  content: RequestContent | null
}

export function toRequest(wire: LoggedRequest): Request {
  const { license_id: id, license_label: label } = wire
  return {
    id: wire.request_id,
    started: wire.started,
    key: { id: wire.key_id, label: wire.key_label, kind: wire.kind },
    license: id === null ? null : { id, label: label ?? `License ${id}` },
    operation: wire.operation,
    status: wire.status,
    error: wire.error,
    number: wire.number,
    rule: wire.rule,
    latency: wire.latency,
    lookups: wire.lookups,
    calls: wire.calls,
    tag: wire.tag,
    host: wire.host,
    hasContent: wire.has_content,
  }
}

/** What a call says about itself, as Diagnose reads it from a paste. */
export function toPasted(request: Pick<DetailedRequest, keyof Request | 'content'>): Pasted {
  const { error, number, status, key, host, rule, operation, lookups, content } = request
  return {
    clues: [],
    reported: error === null ? null : { id: number, name: error, status, message: messageOf(error, number) },
    status,
    sentAs: key.kind === 'secret' ? 'secret' : 'embedded',
    keyId: key.id,
    tokenTail: null,
    host,
    isFromBrowser: host !== null,
    isProgram: rule === 'bot',
    // A page whose host is unknown may have been any.
    isWhole: false,
    api: APIS[operation].path,
    license: null,
    ip: content?.ip_address ?? null,
    lookups,
  }
}

function messageOf(name: string, code: number | null): string {
  const known = (gatewayErrors as Record<string, { message: string }>)[name]
  return gatewayMessage(code, known?.message ?? '')
}

export const requestsQuery = (search: RequestSearch) => listQuery(listRequests, inputOf(search), toRequests)

const toRequests = ({ requests }: RequestPage) => requests.map(toRequest)

export const requestQuery = (id: string) => ({
  ...query(getRequest, { path: { id } }),
  select: (wire: RequestDetail): DetailedRequest => ({
    ...toRequest(wire),
    listId: listOf(wire.request_id),
    subscriptionId: wire.subscription_id,
    content: wire.content,
  }),
})

/** The list whose lookups a request ID stands for; null for the ID of a call. */
export const listOf = (id: string): string | null =>
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-\d{1,6}$/.exec(id)?.[1] ?? null

/** The filters of the address, as all operations of the log take them. */
export function filtersOf({ status, time: _time, cursor: _cursor, ...search }: RequestSearch) {
  return { ...search, ...(status && { status: Number(status) }) }
}

export function inputOf(search: RequestSearch) {
  const { time, cursor } = search
  const start = time && startOfDays(Number(time), new Date())
  return { query: { ...filtersOf(search), ...(cursor && { cursor }), ...(start && { start }) } }
}

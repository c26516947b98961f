import { CancelledError, queryOptions } from '@tanstack/react-query'
import { allows, type Operation } from '#domain/contract/operation.ts'
import { commonError } from '#domain/errors/common.ts'
import { ApiError, isOffline, offlineError } from './errors/errors.ts'
import { type CallResult, type SendOptions, send, sendForFile, sendForReport } from './send.ts'
import { forgetEarlyData, takeEarlyData } from './session/early-token.ts'
import { askStepUp } from './session/step-up.ts'
import type { AccessToken } from './session/tabs.ts'
import { currentToken, endSession, finishLogout, obtainToken, scopeOf } from './session/token.ts'
import type { Args, Data } from './types.ts'

/**
 * Calls an operation and returns the body of its success. Throws an ApiError for every failure. If the
 * operation needs a more recent login, the person confirms who they are, and the call is sent again.
 */
export function call<O>(operation: Operation<O>, ...args: Args<O>): Promise<Data<O>> {
  return orStepUp(() => callOnce(operation, args[0], send))
}

/** Like `call`, for a report: with `asOf`, when its data was current, if the server says so. */
export function callReport<O>(
  operation: Operation<O>,
  ...args: Args<O>
): Promise<Data<O> & { asOf?: string }> {
  return orStepUp(() => callOnce(operation, args[0], sendForReport))
}

/**
 * Like `call`, for an operation that responds with a file. The token goes in a header, never in an address.
 */
export function download<O>(operation: Operation<O>, ...args: Args<O>): Promise<File> {
  return orStepUp(() => callOnce(operation, args[0], sendForFile))
}

async function orStepUp<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    const isOldLogin = error instanceof ApiError && error.name === 'recent-login-required'
    if (!isOldLogin || !(await askStepUp())) throw error
    return attempt()
  }
}

/**
 * Sends an access token where the contract requires one. A 401 on it gets one retry with a new token; after
 * that, the session has ended.
 */
async function callOnce<O, T>(
  operation: Operation<O>,
  input: Args<O>[0],
  send: (operation: Operation<O>, input: Args<O>[0], options?: SendOptions) => Promise<CallResult<T>>,
): Promise<T> {
  // It may change what the document has read ahead.
  if (operation.method !== 'GET') forgetEarlyData()
  if (operation.auth !== 'bearer') {
    // It may begin a session, which a logout after it would end.
    if (operation.method !== 'GET') await finishLogout()
    return unwrap(await send(operation, input))
  }

  const token = await obtainToken().catch(error => {
    // What was not sent is the call, not the request of its token.
    throw isOffline(error) ? offlineError(operation) : error
  })
  if (!token) throw new ApiError([commonError('not-authenticated')])
  const response = await send(operation, input, {
    ...bearer(token),
    fetch: takeEarlyData(operation, input?.query),
  })
  expectSameScope(token)
  if (!response.ok && isForLostRole(response.error, operation, token)) {
    // The rejection counts, whether or not the page can learn what the person may do now.
    await obtainToken({ fresh: true }).catch(() => undefined)
    throw response.error
  }
  if (response.ok || response.error.statusCode !== 401) return unwrap(response)

  const fresh = await obtainToken({ fresh: true })
  if (!fresh) throw response.error
  // A retry would act as another person, or in another account.
  expectSameScope(token)
  const second = await send(operation, input, bearer(fresh))
  expectSameScope(token)
  if (!second.ok && second.error.statusCode === 401) endSession()
  return unwrap(second)
}

/** Whether the call was rejected for a role that the token still has: an owner has changed the person's roles. */
function isForLostRole<O>(error: ApiError, operation: Operation<O>, { roles }: AccessToken): boolean {
  return error.name === 'insufficient-permissions' && allows(operation as Operation, roles)
}

function unwrap<T>(response: CallResult<T>): T {
  if (!response.ok) throw response.error
  return response.data
}

/** Throws when another person or another account has taken over since: the response is not for this page. */
function expectSameScope(before: AccessToken): void {
  const now = currentToken()
  if (now && scopeOf(now) !== scopeOf(before)) throw new CancelledError({ silent: true })
}

/** A TanStack Query query for an operation; declared once, used by loader and component. */
export function query<O>(operation: Operation<O>, ...args: Args<O>) {
  return queryOptions({
    queryKey: [operation.service, operation.id, args[0] ?? {}] as const,
    queryFn: () => call(operation, ...args),
  })
}

/** The key that matches all queries of an operation, whatever their input. */
export function keyOf(operation: Operation<never> | Operation<unknown>): [service: string, id: string] {
  return [operation.service, operation.id]
}

/** The header of a call with an access token. */
export function bearer(token: { access_token: string }) {
  return { headers: { authorization: `Bearer ${token.access_token}` } }
}

import { callbackPath } from '#domain/identity/callbacks.ts'
import { completeSsoRehearsal } from '#generated/authorization/operations/completeSsoRehearsal.ts'
import { call } from '#portal/api/call.ts'
import { REHEARSAL_CHANNEL } from '#portal/api/session/rehearsal-attempt.ts'

/** Sends in what a rehearsal returned with, and notifies the page that started it. */
export async function completeRehearsal(params: URLSearchParams): Promise<void> {
  const [code, iss, error] = ['code', 'iss', 'error'].map(name => params.get(name) ?? undefined)
  try {
    await call(completeSsoRehearsal, {
      body: {
        redirect_uri: `${location.origin}${callbackPath('sso')}?state=${params.get('state') ?? ''}`,
        ...(code && { code }),
        ...(iss && { iss }),
        ...(error && { error }),
      },
    })
  } finally {
    const channel = new BroadcastChannel(REHEARSAL_CHANNEL)
    channel.postMessage('returned')
    channel.close()
  }
}

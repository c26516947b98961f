import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WebhookEvent } from '#generated/webhooks/types.ts'

export interface ReceivedWebhook {
  id: string
  headers: IncomingHttpHeaders
  text: string
  event: WebhookEvent
}

/**
 * An endpoint of a customer on loopback. `respond` says what it responds with, by what it gets and how often it has got
 * that before: a status, or a longer response.
 */
export async function startWebhookReceiver(
  respond: (
    received: ReceivedWebhook,
    before: number,
  ) => number | Promise<number> | { status: number; headers?: Record<string, string>; body?: string } = () =>
    200,
) {
  /** What it has taken with 2xx, in order, and all that it was sent. */
  const taken: ReceivedWebhook[] = []
  const sent: ReceivedWebhook[] = []
  const times = new Map<string, number>()
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', chunk => {
      text += chunk
    })
    request.on('end', async () => {
      const id = String(request.headers['webhook-id'])
      const received = { id, headers: request.headers, text, event: JSON.parse(text) as WebhookEvent }
      const before = times.get(id) ?? 0
      times.set(id, before + 1)
      sent.push(received)
      const answer = await respond(received, before)
      const { status, headers = {}, body = '' } = typeof answer === 'number' ? { status: answer } : answer
      if (status >= 200 && status < 300) taken.push(received)
      response.writeHead(status, headers).end(body)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    taken,
    sent,
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

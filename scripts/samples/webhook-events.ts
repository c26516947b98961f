import { readFileSync } from 'node:fs'

/** The module with all events of webhooks, for the page of the documentation that lists them. */
export function webhookEventsFile(note: string): Record<string, string> {
  const contract: { webhooks: Record<string, { post: { description: string } }> } = JSON.parse(
    readFileSync('generated/webhooks/openapi.json', 'utf8'),
  )
  const events = Object.entries(contract.webhooks).map(([type, { post }]) => ({
    type,
    description: post.description,
  }))
  return {
    'webhook-events.ts': `${note}
/** The events of webhooks, with what each is about. */
export const webhookEvents = ${JSON.stringify(events, null, 2)}
`,
  }
}

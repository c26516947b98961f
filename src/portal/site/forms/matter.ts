/** What the address of a form says about the matter: `/contact?topic=pricing&product=US%20property%20data`. */
export interface Matter {
  topic: string | undefined
  facts: readonly Fact[]
}

/** One thing that is sent with the form. */
export interface Fact {
  name: string
  label: string
  value: string
}

const FACTS: Readonly<Record<string, string>> = {
  product: 'Product',
  volume: 'Volume',
  people: 'People on the team',
  error: 'Error',
  reference: 'Reference',
}

/** Anyone can write an address, so a value is shown before it is sent, and is short. */
const LIMIT = 200

export function readMatter(search: string, topics: readonly string[]): Matter {
  const given = new URLSearchParams(search)
  const topic = given.get('topic') ?? ''
  return {
    topic: topics.includes(topic) ? topic : undefined,
    facts: Object.entries(FACTS).flatMap(([name, label]) => {
      const value = (given.get(name) ?? '')
        .replace(/\p{Cc}/gu, ' ')
        .trim()
        .slice(0, LIMIT)
      return value ? [{ name, label, value }] : []
    }),
  }
}

import type { Adapter, AdapterPayload } from 'oidc-provider'

// system time: the provider library counts with it, as those of other companies do.
const now = () => Date.now()

/** Keeps what the provider issues until it expires, or until the process ends. */
export function createMemoryAdapter(): (model: string) => Adapter {
  const kept = new Map<string, { payload: AdapterPayload; until: number }>()
  const read = (key: string) => {
    const entry = kept.get(key)
    if (entry && entry.until > now()) return entry.payload
    kept.delete(key)
    return undefined
  }
  return model => {
    const keyOf = (id: string) => `${model} ${id}`
    return {
      async upsert(id, payload, expiresIn) {
        for (const [key, { until }] of kept) if (until <= now()) kept.delete(key)
        kept.set(keyOf(id), { payload, until: now() + (expiresIn ?? 600) * 1000 })
      },
      find: async id => read(keyOf(id)),
      async findByUid(uid) {
        const entry = [...kept].find(
          ([key, { payload }]) => key.startsWith(`${model} `) && payload.uid === uid,
        )
        return entry && read(entry[0])
      },
      // For devices, which are not supported.
      findByUserCode: async () => undefined,
      async consume(id) {
        const payload = read(keyOf(id))
        if (payload) payload.consumed = Math.floor(now() / 1000)
      },
      async destroy(id) {
        kept.delete(keyOf(id))
      },
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key)
      },
    }
  }
}

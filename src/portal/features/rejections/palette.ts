import { isUuid } from '#domain/validation/uuid.ts'
import { getRequest } from '#generated/security/operations/getRequest.ts'
import { getRequestMetrics } from '#generated/security/operations/getRequestMetrics.ts'
import { listRequests } from '#generated/security/operations/listRequests.ts'
import { listTagUsage } from '#generated/security/operations/listTagUsage.ts'
import { call } from '#portal/api/call.ts'
import type { PaletteSource } from '#portal/kit/palette-source.ts'
import { APIS } from './requests/apis.ts'

export const palette: PaletteSource = {
  pages: {
    '/account/keys/requests': 'log calls history latency tag live tail csv',
    '/account/keys/performance': 'latency error rate speed chart slow p95 percentile',
  },
  actions: [
    {
      label: 'Find rejected requests of today',
      words: 'errors log 401 402 403 429',
      operations: [listRequests],
      link: { to: '/account/keys/rejected', search: {} },
    },
    {
      label: 'See usage by tag',
      words: 'x-tag job group lookups report csv',
      operations: [listTagUsage],
      link: { to: '/account/keys/usage', search: { by: 'tag' } },
    },
    {
      label: 'Compare latency with last week',
      words: 'performance slow chart percentile period before',
      operations: [getRequestMetrics],
      link: { to: '/account/keys/performance', search: { period: '7d' } },
    },
  ],
  finders: [
    {
      title: 'Requests',
      operations: [getRequest],
      async find(text) {
        const id = text.trim()
        if (!isUuid(id)) return []
        // Most IDs are those of keys.
        const request = await call(getRequest, { path: { id: id.toLowerCase() } }).catch(() => undefined)
        if (!request) return []
        return [
          {
            label: `Request ${id}`,
            detail: `${APIS[request.operation].label} · ${request.status}`,
            link: { to: '/account/keys/requests/$requestId', params: { requestId: request.request_id } },
          },
        ]
      },
    },
  ],
}

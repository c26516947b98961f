import { isUuid } from '#domain/validation/uuid.ts'
import { getRequest } from '#generated/security/operations/getRequest.ts'
import { call } from '#portal/api/call.ts'
import type { PaletteSource } from '#portal/kit/palette-source.ts'
import { APIS } from './requests/apis.ts'

export const palette: PaletteSource = {
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

import { createLogStream } from '#generated/webhooks/operations/createLogStream.ts'
import { listLogStreams } from '#generated/webhooks/operations/listLogStreams.ts'
import { call } from '#portal/api/call.ts'
import type { PaletteSource } from '#portal/kit/palette-source.ts'

export const palette: PaletteSource = {
  pages: {
    '/account/developers/streams': 'log streaming siem splunk hec datadog s3 bucket audit export drain',
  },
  actions: [
    {
      label: 'Add a log stream',
      words: 'new splunk datadog s3 siem audit',
      operations: [createLogStream],
      link: { to: '/account/developers/streams', search: { dialog: 'add' } },
    },
  ],
  finders: [
    {
      title: 'Log streams',
      operations: [listLogStreams],
      find: async text => {
        const { streams } = await call(listLogStreams, {})
        return streams
          .filter(({ url, description }) =>
            `${url} ${description}`.toLowerCase().includes(text.toLowerCase()),
          )
          .map(({ stream_id: id, url, description }) => ({
            label: url,
            detail: description,
            link: { to: '/account/developers/streams', search: { dialog: 'edit', id } },
          }))
      },
    },
  ],
}

/** What people have set of webhooks and log streams. Other services may import only this file. */

export {
  type EndpointSettings,
  endpointSettingsOf,
  type StreamSettings,
  streamSettingsOf,
} from './settings.ts'

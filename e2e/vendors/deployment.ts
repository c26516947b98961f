import { type ChatDeployment, startChatDeployment } from '../../tests/support/servers/chat-vendor.ts'
import { type ErrorServiceStandIn, startErrorService } from '../../tests/support/servers/error-service.ts'
import { startJsonReceiver } from '../../tests/support/servers/json-receiver.ts'
import { test as base, ofWorker } from '../support/test.ts'

interface Vendors extends ChatDeployment {
  errorService: ErrorServiceStandIn
  advertising: Awaited<ReturnType<typeof startJsonReceiver>>
}

/**
 * Tests against a deployment that has all vendors which a page or a purchase can call: a chat, an error service, an
 * advertising service, and a CRM. Each is a stand-in of another origin on this machine.
 */
export const test = base.extend<object, { vendors: Vendors }>({
  vendors: ofWorker(async () => {
    const [errorService, advertising] = await Promise.all([startErrorService(), startJsonReceiver()])
    const deployment = await startChatDeployment('helpscout', {
      ERROR_REPORTING_DSN: errorService.dsn,
      PURCHASE_TRACKING_URL: advertising.url,
      PURCHASE_TRACKING_TOKEN: 'secret',
      HUBSPOT_PORTAL_ID: '4711',
      HUBSPOT_FORMS: '*=general',
      FORMS_URL: new URL('/submit', advertising.url).href,
      BOT_CHECK: 'test',
    })
    const end = async () => {
      await deployment.end()
      await Promise.all([errorService.close(), advertising.close()])
    }
    return { value: { ...deployment, errorService, advertising }, end }
  }),
  baseURL: ({ vendors }, use) => use(vendors.url),
})

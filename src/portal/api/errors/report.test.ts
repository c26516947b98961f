import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { errorItem } from '#domain/errors/catalog.ts'
import { commonError } from '#domain/errors/common.ts'

const call = vi.hoisted(() => vi.fn())
vi.mock('../call.ts', () => ({ call }))
// Another file in this worker may have imported the real call already.
vi.resetModules()
const { ApiError } = await import('./errors.ts')
const { setReportSender } = await import('./report-sender.ts')
const { forgetUser, identify, reportCrash, reportProfileFailure, reportUncaught } = await import(
  './report.ts'
)

const sendReport = vi.fn()
const MESSAGE = 'user profile could not be loaded from api'
const DANA = '0193f1c2-5b1a-7c3e-9a4f-2d6b8e0c1a57'

beforeEach(() => {
  vi.resetAllMocks()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  setReportSender(async () => ({ sendReport }))
})
afterEach(() => {
  forgetUser()
  vi.restoreAllMocks()
})

const sent = (...reports: unknown[][]) => vi.waitFor(() => expect(sendReport.mock.calls).toEqual(reports))

test('each error of a failed profile is reported with the specified text', async () => {
  const items = [commonError('internal-error'), errorItem('upstream-failure')]
  call.mockRejectedValue(new ApiError(items, { requestId: 'req-7' }))
  await identify(DANA)
  await sent(...items.map(item => [MESSAGE, item, { reference: 'req-7' }, null]))
})

test('a failure without a service response is reported once, and written to the console', async () => {
  const error = new TypeError('undefined is not a function')
  reportProfileFailure(error)
  await sent([MESSAGE, error, {}, null])
  expect(vi.mocked(console.error).mock.calls).toEqual([[MESSAGE, error]])
})

test('reports are about the person once their profile has loaded, until the session ends', async () => {
  call.mockResolvedValue({ email_address: 'dana@northwind.example', first_name: 'Dana' })
  const error = new TypeError('no')
  await identify(DANA)
  reportCrash(error, {})
  forgetUser()
  reportCrash(error, {})
  const text = 'page could not be rendered'
  await sent([text, error, {}, DANA], [text, error, {}, null])
})

test('a profile that arrives after the logout sets no one', async () => {
  const profile = Promise.withResolvers<object>()
  call.mockReturnValue(profile.promise)
  const identified = identify(DANA)
  forgetUser()
  profile.resolve({})
  await identified
  const error = new TypeError('no')
  reportCrash(error, {})
  await sent(['page could not be rendered', error, {}, null])
})

test('an ended session is not reported', async () => {
  call.mockRejectedValue(new ApiError([commonError('not-authenticated')]))
  await identify(DANA)
  await new Promise(resolve => setTimeout(resolve))
  expect(sendReport).not.toHaveBeenCalled()
})

test('a broken page is reported, and a rejection of a service is not', async () => {
  const error = new TypeError('undefined is not a function')
  reportCrash(error, { reference: 'web-1', route: '/account/keys' })
  reportCrash(new ApiError([commonError('internal-error')]), { reference: 'req-7' })
  await sent(['page could not be rendered', error, { reference: 'web-1', route: '/account/keys' }, null])
})

test('an uncaught error is reported without another line on the console', async () => {
  const error = new TypeError('undefined is not a function')
  reportUncaught(new ApiError([commonError('internal-error')], { requestId: 'req-7' }))
  reportUncaught(new DOMException('The user aborted a request.', 'AbortError'))
  reportUncaught(error)
  await sent(['uncaught error', error, {}, null])
  expect(console.error).not.toHaveBeenCalled()
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { commonError } from '#domain/errors/common.ts'

const call = vi.hoisted(() => vi.fn())
const sendReport = vi.hoisted(() => vi.fn())
vi.mock('../call.ts', () => ({ call }))
vi.mock('./send-report.ts', () => ({ sendReport }))
// Another file in this worker may have imported the real call already.
vi.resetModules()
const { ApiError } = await import('./errors.ts')
const { forgetUser, identify, reportCrash, reportProfileFailure, setReporter } = await import('./report.ts')

const reporter = { report: vi.fn(), setUser: vi.fn() }
const MESSAGE = 'user profile could not be loaded from api'

beforeEach(() => {
  vi.resetAllMocks()
  setReporter(reporter)
})
afterEach(() => setReporter(null))

test('each error of a failed profile is reported with the specified text', async () => {
  const items = [commonError('internal-error'), commonError('upstream-failure')]
  call.mockRejectedValue(new ApiError(items, { requestId: 'req-7' }))
  await identify()
  expect(reporter.report.mock.calls).toEqual(items.map(item => [MESSAGE, item, { reference: 'req-7' }]))
  expect(reporter.setUser).not.toHaveBeenCalled()
})

test('a failure without a service response is reported once', () => {
  const error = new TypeError('undefined is not a function')
  reportProfileFailure(error)
  expect(reporter.report.mock.calls).toEqual([[MESSAGE, error, {}]])
})

test('reports are about the person of the session until the session ends', async () => {
  call.mockResolvedValue({ email_address: 'dana@northwind.example', first_name: 'Dana' })
  await identify()
  forgetUser()
  expect(reporter.setUser.mock.calls).toEqual([
    [{ email: 'dana@northwind.example', firstName: 'Dana' }],
    [null],
  ])
  expect(reporter.report).not.toHaveBeenCalled()
})

test('an ended session is not reported', async () => {
  call.mockRejectedValue(new ApiError([commonError('not-authenticated')]))
  await identify()
  expect(reporter.report).not.toHaveBeenCalled()
})

test('a broken page is reported, and a rejection of a service is not', () => {
  const error = new TypeError('undefined is not a function')
  reportCrash(error, { reference: 'web-1', route: '/account/keys' })
  reportCrash(new ApiError([commonError('internal-error')]), { reference: 'req-7' })
  expect(reporter.report.mock.calls).toEqual([
    ['page could not be rendered', error, { reference: 'web-1', route: '/account/keys' }],
  ])
})

test('without another service, reports go to our own and to the console', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  setReporter(null)
  reportProfileFailure(new ApiError([commonError('internal-error')]))
  expect(error.mock.calls).toEqual([[MESSAGE, commonError('internal-error')]])
  await vi.waitFor(() =>
    expect(sendReport.mock.calls).toEqual([
      [MESSAGE, commonError('internal-error'), { reference: undefined }],
    ]),
  )
})

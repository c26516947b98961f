import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const reportUncaught = vi.hoisted(() => vi.fn())
vi.mock('#portal/api/errors/report.ts', () => ({ reportUncaught }))
vi.resetModules()
const { keepUncaughtErrors } = await import('./keep-uncaught.ts')
const { reportUncaughtErrors } = await import('./uncaught.ts')

const page = new EventTarget()
const fire = (type: string, detail: object) => page.dispatchEvent(Object.assign(new Event(type), detail))

beforeEach(() => {
  reportUncaught.mockReset()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
})
afterEach(() => vi.unstubAllGlobals())

test('errors before the page is idle, and after, are reported once each', async () => {
  keepUncaughtErrors()
  const [early, late, rejected] = [new Error('early'), new Error('late'), new Error('rejected')]
  fire('error', { error: early })
  fire('error', { error: null, message: 'ResizeObserver loop completed with undelivered notifications.' })
  reportUncaughtErrors()
  fire('error', { error: late })
  fire('unhandledrejection', { reason: rejected })
  fire('unhandledrejection', { reason: undefined })
  await vi.waitFor(() => expect(reportUncaught.mock.calls).toEqual([[early], [late], [rejected]]))
})

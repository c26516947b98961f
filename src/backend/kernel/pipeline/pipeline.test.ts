import { expect, test } from 'vitest'
import { routeOf } from './pipeline.ts'
import type { Endpoint, Run, Step } from './step.ts'

const around =
  (name: string): Step =>
  () => ({
    run: inner => async (request, reply, keep) => {
      const result = await inner(request, reply, keep)
      return { ...result, body: `${name}(${result.body})` }
    },
  })
const work: Run = async () => ({ status: 200, body: 'work' })
const respond: Step = () => ({ handler: run => async (request, reply) => (await run(request, reply)).body })

const call = (steps: readonly Step[]) =>
  routeOf({} as Endpoint, steps).handler.call({} as never, {} as never, {} as never)

test('steps around the work are nested in their order', async () => {
  const steps = [around('limit'), around('replay'), () => ({ run: () => work }), respond]
  expect(await call(steps)).toBe('limit(replay(work))')
})

test('hooks of one kind run in the order of the steps, and a step that does not concern the operation has none', () => {
  const [first, second] = [async () => {}, async () => {}]
  const steps: Step[] = [
    () => ({ onRequest: first, route: { bodyLimit: 7 } }),
    () => ({}),
    () => ({ onRequest: second }),
    respond,
  ]
  const route = routeOf({} as Endpoint, steps)
  expect(route.onRequest).toEqual([first, second])
  expect(route.bodyLimit).toBe(7)
  expect(route).not.toHaveProperty('onSend')
})

test('a pipeline that never calls the handler, or never sends its result, is a fault', async () => {
  await expect(call([respond])).rejects.toThrow('calls the handler')
  expect(() => routeOf({} as Endpoint, [])).toThrow('sends the response')
})
